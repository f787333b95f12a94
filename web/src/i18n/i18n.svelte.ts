/** Messages in the reader's language, from Fluent files, loaded when needed. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import texts from 'messages';
import { loadPart } from '@/net/lazy_part';
import { dollarsOf, regionOf, type Language } from './languages';

export type Args = Record<string, FluentVariable>;

class Messages {
  language: Language = $state('en');
  bundle: FluentBundle | null = $state.raw(null);
}

const messages = new Messages();

/** Whole dollars as the rulebooks of the language write them, which is not always as its browsers do. */
function money(language: Language): (amount: number) => string {
  const format = new Intl.NumberFormat(regionOf(language), { maximumFractionDigits: 0 });
  return (amount) =>
    `${amount < 0 ? '-' : ''}${dollarsOf(language).replace('{}', format.format(Math.abs(amount)))}`;
}

let moneyFormat = money('en');
let numberFormat = new Intl.NumberFormat('en-US');

export function makeBundle(language: Language, sources: string[]): FluentBundle {
  const format = money(language);
  const bundle = new FluentBundle(regionOf(language), {
    useIsolating: false,
    functions: { MONEY: ([amount]) => format(Number(amount?.valueOf() ?? 0)) },
  });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return bundle;
}

export async function loadLanguage(language: Language): Promise<void> {
  const { default: text } = await loadPart(texts[language]());
  useBundle(language, makeBundle(language, [text]));
}

export function useBundle(language: Language, bundle: FluentBundle): void {
  moneyFormat = money(language);
  numberFormat = new Intl.NumberFormat(regionOf(language));
  messages.language = language;
  messages.bundle = bundle;
  document.documentElement.lang = language;
}

export function language(): Language {
  return messages.language;
}

export function ready(): boolean {
  return messages.bundle !== null;
}

export function has(key: string): boolean {
  return messages.bundle?.hasMessage(key) ?? false;
}

/** The message, or its key where there is none, so that a hole is seen and not hidden. */
export function t(key: string, args?: Args): string {
  const bundle = messages.bundle;
  const pattern = bundle?.getMessage(key)?.value;
  if (!bundle || !pattern) return key;
  return bundle.formatPattern(pattern, args ?? null, []);
}

/** `$6,000`, `$6.000`, `6 000 $`: dollars in the reader's format. */
export function dollars(amount: number): string {
  void messages.language;
  return moneyFormat(amount);
}

export function number(value: number): string {
  void messages.language;
  return numberFormat.format(value);
}

/** A fraction as a whole percentage, in the reader's format. */
export function percent(fraction: number): string {
  const style = { style: 'percent', maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(regionOf(messages.language), style).format(fraction);
}

/** A part of a sentence: plain text, or something drawn, such as a chain's mark. */
export type Part = string | { kind: string; value: string };

const OPEN = '\u0002';
const CLOSE = '\u0003';

/** A placeholder that survives formatting and comes back as a part. */
export function token(kind: string, value: string): string {
  return `${OPEN}${kind}:${value}${CLOSE}`;
}

/** A player's name that knows its seat, so that it is written in the seat's color. */
export function playerToken(seat: number, name: string): string {
  return token(seat < 0 ? 'player' : `player-${seat}`, name);
}

/** What parts say, without pictures. */
export function plainText(parts: Part[]): string {
  return parts.map((part) => (typeof part === 'string' ? part : part.value)).join('');
}

/** The message in parts, with the tokens among its arguments apart from the text. */
export function rich(key: string, args: Args): Part[] {
  const parts: Part[] = [];
  for (const piece of t(key, args).split(OPEN)) {
    const end = piece.indexOf(CLOSE);
    if (end < 0) {
      if (piece) parts.push(piece);
      continue;
    }
    const colon = piece.indexOf(':');
    parts.push({ kind: piece.slice(0, colon), value: piece.slice(colon + 1, end) });
    if (end + 1 < piece.length) parts.push(piece.slice(end + 1));
  }
  return parts;
}
