import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const SRC = join(import.meta.dirname, '../src');
/** From top to bottom: a layer imports from those below it, and a layer of several folders from each other. */
const LAYERS = [
  ['App.svelte', 'main.ts'],
  ['analysis', 'daily', 'learn', 'puzzles', 'review', 'screens', 'training', 'transcript'],
  ['coach'],
  ['games'],
  ['ui'],
  ['state'],
  ['i18n'],
  ['net'],
  ['site'],
  ['crypto'],
  ['style'],
];
const MOST_FILES = 20;
const MOST_LINES = 400;
const GENERATED = ['net/wire.ts', 'games/acquire/generated.ts', 'games/stockpile/generated.ts'];

const files = readdirSync(SRC, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(SRC.length + 1));
const sources = files
  .filter((file) => /\.(ts|svelte|css)$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(SRC, file), 'utf8') }));

const layerOf = (path: string) => LAYERS.findIndex((layer) => layer.includes(path.split('/')[0] ?? ''));

function imports(file: string, text: string): string[] {
  return [...text.matchAll(/(?:from |import |import\()'((?:@|\.{1,2})\/[^']*)'/g)]
    .map(([, path = '']) => (path.startsWith('@/') ? path.slice(2) : normalize(join(dirname(file), path))))
    .filter((path) => !path.startsWith('..'));
}

test('every folder belongs to a layer', () => {
  expect(files.filter((file) => layerOf(file) < 0)).toEqual([]);
});

test('a layer imports only from the layers below it', () => {
  const found = sources.flatMap(({ file, text }) => imports(file, text).map((path) => ({ file, path })));
  expect(found.length).toBeGreaterThan(500);
  expect(found.filter(({ file, path }) => layerOf(path) < layerOf(file))).toEqual([]);
});

test('a title knows nothing of another title', () => {
  const title = (path: string) => /^games\/(\w+)\//.exec(path)?.[1];
  const found = sources.flatMap(({ file, text }) =>
    imports(file, text).filter((path) => title(file) && title(path) && title(file) !== title(path)),
  );
  expect(found).toEqual([]);
});

test(`a folder holds at most ${MOST_FILES} files, and a file at most ${MOST_LINES} lines`, () => {
  const folders = [...new Set(files.map((file) => dirname(file)))];
  const held = (folder: string) => files.filter((file) => dirname(file) === folder).length;
  expect(folders.filter((folder) => held(folder) > MOST_FILES)).toEqual([]);
  const long = sources.filter(
    ({ file, text }) => !GENERATED.includes(file) && text.split('\n').length - 1 > MOST_LINES,
  );
  expect(long.map(({ file }) => file)).toEqual([]);
});

test('every sign of the client is in its own fonts, or in the fonts of every system', () => {
  const ranges = readFileSync(join(SRC, 'style/tokens.css'), 'utf8').matchAll(
    /U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g,
  );
  const ours = [...ranges].map(
    ([, from = '', to]) => [parseInt(from, 16), parseInt(to ?? from, 16)] as const,
  );
  /** Arrows, comparisons, shapes and stars: Arial, Segoe UI Symbol, Apple Symbols, Noto and DejaVu have them. */
  const EVERYWHERE = '←↑→↓≈≠≤≥∅■□▲▼●○★☆';
  const locales = join(SRC, '../../locales');
  const messages = readdirSync(locales, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ftl'))
    .map((file) => ({ file, text: readFileSync(join(locales, file), 'utf8') }));
  const missing = [...sources, ...messages].flatMap(({ file, text }) =>
    [...new Set(text)]
      .filter((sign) => !EVERYWHERE.includes(sign))
      .filter(
        (sign) => !ours.some(([from, to]) => sign.codePointAt(0)! >= from && sign.codePointAt(0)! <= to),
      )
      .map((sign) => `${file}: ${sign}`),
  );
  expect(missing).toEqual([]);
});
