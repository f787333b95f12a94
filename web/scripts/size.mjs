// The whole client, gzipped: every script, style, font and language. Fails above the budget.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const BUDGET_KB = 300; // all languages and games together; a visitor loads one of each
const folder = new URL('../../src/bigboard/server/static/', import.meta.url);
let total = 0;
for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile()) continue;
  const content = readFileSync(`${entry.parentPath}/${entry.name}`);
  total += entry.name.endsWith('.woff2') ? content.length : gzipSync(content).length;
}
const kb = total / 1000;
console.log(`The client has ${kb.toFixed(1)} kB gzipped, of ${BUDGET_KB} kB allowed.`);
if (kb > BUDGET_KB) process.exit(1);
