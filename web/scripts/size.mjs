// The client, gzipped: every script, style and font that one visitor can load. Fails above the budget.
// Of the languages a visitor loads one: the largest counts here, with its font beside the Latin one.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const BUDGET_KB = 320;
const LANGUAGE = /^_messages_|^manrope-(?!latin)/;
const folder = new URL('../../src/bigboard/server/static/', import.meta.url);
let shared = 0;
const languages = { messages: [], font: [] };
for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile()) continue;
  const content = readFileSync(`${entry.parentPath}/${entry.name}`);
  const font = entry.name.endsWith('.woff2');
  const size = font ? content.length : gzipSync(content).length;
  if (LANGUAGE.test(entry.name)) languages[font ? 'font' : 'messages'].push(size);
  else shared += size;
}
const largest = Math.max(...languages.messages) + Math.max(...languages.font);
const all = shared + [...languages.messages, ...languages.font].reduce((sum, size) => sum + size, 0);
const kb = (shared + largest) / 1000;
const allowed = `gzipped for one visitor, of ${BUDGET_KB} kB allowed`;
console.log(`The client has ${kb.toFixed(1)} kB ${allowed}; in all languages ${(all / 1000).toFixed(1)} kB.`);
if (!(kb <= BUDGET_KB)) process.exit(1);
