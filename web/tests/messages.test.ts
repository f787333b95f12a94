import { parse, type Entry as FluentEntry, type Message } from '@fluent/syntax';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as acquire from '@/games/acquire/generated';
import * as stockpile from '@/games/stockpile/generated';
import { makeBundle } from '@/i18n/i18n.svelte';
import { LANGUAGES, type Language } from '@/i18n/languages';
import { packed } from '../packed';
import { sources } from './support/setup';

const WEB = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(WEB, path), 'utf8');
const files = (folder: string, ...endings: string[]) =>
  readdirSync(join(WEB, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => endings.some((ending) => path.endsWith(ending)))
    .map((path) => join(folder, path));
const code = files('src', '.ts', '.svelte').map(read).join('\n');

function entries(language: Language): FluentEntry[] {
  return sources(language).flatMap((source) => parse(source, {}).body);
}

function messages(language: Language): Map<string, Message> {
  const found = entries(language).filter((entry): entry is Message => entry.type === 'Message');
  return new Map(found.map((message) => [message.id.name, message]));
}

/** The names of the arguments that a message uses, with the functions applied to them. */
function variables(message: Message): string[] {
  const names = new Set<string>();
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(walk);
    else if (typeof node === 'object' && node !== null) {
      const entry = node as { type?: string; id?: { name: string } };
      if (entry.type === 'VariableReference' && entry.id) names.add(entry.id.name);
      Object.values(node).forEach(walk);
    }
  };
  walk(message.value);
  return [...names].sort();
}

const english = messages('en');
const literal = new Set([...code.matchAll(/\b(?:t|rich)\(\s*'([^']+)'/g)].map((match) => match[1] as string));
/** `t(`theme-${…}`)`: everything that begins so, and ends so, is used. */
const patterns = [...code.matchAll(/\b(?:t|rich)\(\s*`([^`]+)`/g)].map(
  (match) => new RegExp(`^${(match[1] as string).replace(/\$\{[^}]*\}/g, '.+')}$`),
);
/** Keys that the server names, and those that `problems.ts` puts together. */
const named = [/^(game|option|bot|about)-/, /^error-/, /^refusal-/];

describe.each(LANGUAGES)('%s', (language) => {
  test('has no syntax error', () => {
    const junk = entries(language).filter((entry) => entry.type === 'Junk');
    expect(junk).toEqual([]);
  });

  test('has every message, and no other but investors of its own rulebook', () => {
    const found = [...messages(language).keys()].filter((key) => !key.startsWith('investor-'));
    expect(found.sort()).toEqual([...english.keys()].sort());
  });

  test('uses the arguments that English uses', () => {
    for (const [key, message] of messages(language)) {
      if (key.startsWith('investor-')) continue;
      const wanted = variables(english.get(key) as Message);
      expect([key, variables(message)]).toEqual([key, wanted]);
    }
  });

  test('formats every message without an error', () => {
    const bundle = makeBundle(language, sources(language));
    for (const [key, message] of messages(language)) {
      const args = Object.fromEntries(variables(message).map((name) => [name, 2]));
      const errors: Error[] = [];
      const text = bundle.formatPattern(bundle.getMessage(key)?.value ?? '', args, errors);
      expect([key, errors]).toEqual([key, []]);
      expect(text).not.toContain('{');
    }
  });

  test('counts as its grammar wants', () => {
    const wanted = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const bundle = makeBundle(language, sources(language));
    const said = [1, 2, 5].map((count) => {
      const pattern = bundle.getMessage('you-hold')?.value ?? '';
      return bundle.formatPattern(pattern, { count }).replace(/\d/, '');
    });
    expect(new Set(said).size).toBe(wanted.includes('few') ? 3 : 2);
  });
});

test('every message that the code names exists', () => {
  expect([...literal].filter((key) => !english.has(key))).toEqual([]);
});

test('every message is used', () => {
  const used = (key: string) =>
    literal.has(key) ||
    patterns.some((pattern) => pattern.test(key)) ||
    named.some((pattern) => pattern.test(key));
  expect([...english.keys()].filter((key) => !used(key))).toEqual([]);
});

test('no text stands in the code itself', () => {
  const markup = files('src', '.svelte')
    .map((path) =>
      read(path).replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<!--[\s\S]*?-->/g, ''),
    )
    .join('\n');
  const texts = [...markup.matchAll(/>\s*([A-Z][a-z]+(?: [a-z]+)+)[^<{]*</g)].map((match) => match[1]);
  expect(texts).toEqual([]);
});

test.each([
  ['acquire', acquire],
  ['stockpile', stockpile],
])('every event and question that %s declares has its message', (game, { EVENTS, QUESTIONS }) => {
  const told = Object.entries(EVENTS).filter(([type, event]) => !event.wordless && type !== 'result');
  const wanted = [
    ...told.map(([, event]) => `${game}-event-${event.said_as}`),
    ...Object.values(QUESTIONS).map((question) => `${game}-ask-${question.asked_as}`),
  ];
  expect(wanted.filter((key) => !english.has(key))).toEqual([]);
});

test('every refusal of Acquire has its message', () => {
  const engine = files('../src/bigboard/titles/acquire/rules', '.py').map(read).join('\n');
  const refusals = [...engine.matchAll(/IllegalAction\(\s*(?:"[\w-]+"|rule), "([a-z-]+)"/g)].map(
    (match) => `refusal-acquire-${match[1]}`,
  );
  expect(refusals.length).toBeGreaterThan(10);
  expect(refusals.filter((key) => !english.has(key))).toEqual([]);
});

test.each(LANGUAGES)('packed for the client, %s says the same', (language) => {
  const text = sources(language).join('\n');
  const heard = (ftl: string) => parse(ftl, {}).body.filter((entry) => entry.type === 'Message');
  const [whole, carried] = [heard(text), heard(packed(text))];
  expect(carried).toHaveLength(whole.length);
  const differs = whole.filter((message, at) => !message.equals(carried[at]!, ['span', 'comment']));
  expect(differs.map((message) => message.id.name)).toEqual([]);
});

test('every error code of the protocol has its message', () => {
  const table = read('../docs/reference/protocol.md').split('## Errors')[1] ?? '';
  const codes = [...table.matchAll(/^\| `(\w+)` \|/gm)].map((match) => `error-${match[1]}`);
  expect(codes.length).toBeGreaterThan(30);
  expect(codes.filter((key) => !english.has(key))).toEqual([]);
});
