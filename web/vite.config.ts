import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { packed } from './packed';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * `messages:fr`: all that the client says in French as one text, without the comments; `messages` loads them.
 * The terminal's and the previews of links are not its business, the lessons and the editor's reasons come from the server, and `site.ftl` is for the edition without one.
 */
function messages(mode: string): Plugin {
  const folder = here('../locales');
  return {
    name: 'messages',
    resolveId: (id) => (id === 'messages' || id.startsWith('messages:') ? `\0${id}` : null),
    load(id) {
      if (id === '\0messages') {
        const codes = Object.keys(JSON.parse(readFileSync(`${folder}/languages.json`, 'utf8')) as object);
        return `export default {${codes.map((code) => `${code}: () => import('messages:${code}')`).join()}}`;
      }
      const language = /^\0messages:(\w+)$/.exec(id)?.[1];
      if (!language) return null;
      const files = readdirSync(`${folder}/${language}`, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ftl') && !/^(terminal|lessons|positions|preview)/.test(file))
        .filter((file) => mode === 'site' || file !== 'site/site.ftl')
        .sort()
        .map((file) => `${folder}/${language}/${file}`);
      for (const file of files) this.addWatchFile(file);
      const text = files.map((file) => readFileSync(file, 'utf8')).join('\n');
      return `export default ${JSON.stringify(packed(text))}`;
    },
  };
}

/** Python's workers belong to the edition without a server; Vite emits them for both. */
function withoutWorkers(mode: string): Plugin {
  return {
    name: 'without-workers',
    enforce: 'post',
    generateBundle(_, bundle) {
      if (mode === 'site') return;
      for (const name of Object.keys(bundle))
        if (/(worker|thinker)-[^/]*\.js$/.test(name)) delete bundle[name];
    },
  };
}

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), messages(mode), withoutWorkers(mode)],
  resolve: {
    alias: { '@': here('./src') },
    ...(process.env.VITEST && { conditions: ['browser'] }),
  },
  build: {
    outDir: here(mode === 'site' ? '../dist/site' : '../src/bigboard/server/static'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
  },
  worker: { format: 'es' },
  server: {
    fs: { allow: [here('..')] },
    proxy: {
      '/api': { target: process.env.BIGBOARD_URL ?? 'http://localhost:8000', ws: true },
    },
  },
  test: { environment: 'jsdom', include: ['tests/**/*.test.ts'], setupFiles: ['tests/support/setup.ts'] },
}));
