import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const components = readdirSync(fileURLToPath(new URL('./src/', import.meta.url)), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((file) => file.endsWith('.svelte'))
  .sort();

/** The scoped class of a component is its number: hashes do not compress, and each stands in the client many times. */
function cssHash({ hash, filename }) {
  const number = components.findIndex((file) => filename.endsWith(`src/${file}`));
  return number < 0 ? `_${hash(filename)}` : `_${number.toString(36)}`;
}

export default { preprocess: vitePreprocess(), compilerOptions: { cssHash } };
