/** What a game declares in English, with its facts put in; a message of the reader's language comes first.
 *
 * `{player} asks about {company}[ and hears {move:signed}].`: a name in braces is a fact, after a colon stands what it
 * is, and what is in square brackets is left out where one of its facts is missing.
 */

import { dollars, has, number, rich, t, token, type Args, type Part } from '@/i18n/i18n.svelte';
import type { Described, GameEvent } from '@/net/types';
import type { Declared } from './types';

export type NameOf = (seat: number) => string;
type Facts = Record<string, unknown>;

const UNKNOWN = '–';
const FACT = /\{(\w+)(?::(\w+))?\}/g;

/** A name of the program as people read it: `stop_selling` is "Stop selling". */
export function humanize(name: string): string {
  const text = name.replaceAll(/[_-]/g, ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A fact as the reader reads it. */
export function factText(kind: string, value: unknown, nameOf: NameOf): string {
  if (value === null || value === undefined || value === '') return UNKNOWN;
  if (kind === 'money') return dollars(Number(value));
  if (kind === 'signed') return `${Number(value) > 0 ? '+' : ''}${number(Number(value))}`;
  if (kind === 'seat') return Number(value) >= 0 ? nameOf(Number(value)) : UNKNOWN;
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  if (typeof value === 'number') return number(value);
  if (Array.isArray(value)) return value.map((part) => factText('text', part, nameOf)).join(', ') || UNKNOWN;
  if (typeof value === 'object') {
    const held = Object.entries(value).filter(([, count]) => count);
    return held.map(([name, count]) => `${String(count)} × ${name}`).join(', ') || UNKNOWN;
  }
  return String(value);
}

/** A declared text in parts: names and amounts stand out. */
export function fillTemplate(text: string, facts: Facts, nameOf: NameOf): Part[] {
  const known = (part: string) => [...part.matchAll(FACT)].every(([, name]) => facts[name ?? ''] != null);
  const whole = text.replaceAll(/\[([^\]]*)\]/g, (_, part: string) => (known(part) ? part : ''));
  const parts: Part[] = [];
  let end = 0;
  for (const found of whole.matchAll(FACT)) {
    if (found.index > end) parts.push(whole.slice(end, found.index));
    const [all, name = '', kind = 'text'] = found;
    const value = factText(kind, facts[name], nameOf);
    parts.push(name === 'player' || kind === 'money' ? { kind, value } : value);
    end = found.index + all.length;
  }
  if (end < whole.length) parts.push(whole.slice(end));
  return parts;
}

function usable(facts: Facts): Args {
  const args: Args = {};
  for (const [fact, value] of Object.entries(facts))
    if (typeof value === 'number' || typeof value === 'string') args[fact] = value;
  return args;
}

export const plainText = (parts: Part[]) =>
  parts.map((part) => (typeof part === 'string' ? part : part.value)).join('');

/** The words of one game. */
export class Wording {
  private readonly actions: Map<string, Declared['actions'][number]>;
  private readonly questions: Map<string, Declared['questions'][number]>;
  readonly events: Map<string, Declared['events'][number]>;

  constructor(readonly declared: Declared) {
    this.actions = new Map(declared.actions.map((action) => [action.type, action]));
    this.questions = new Map(declared.questions.map((question) => [question.name, question]));
    this.events = new Map(declared.events.map((event) => [event.type, event]));
  }

  private said(kind: string, name: string, text: string, facts: Facts, nameOf: NameOf): Part[] {
    const key = `${this.declared.game}-${kind}-${name}`;
    if (!has(key)) return fillTemplate(text, facts, nameOf);
    const args = usable(facts);
    if (typeof facts.player === 'string') args.player = token('player', facts.player);
    return rich(key, args);
  }

  action(action: Described, nameOf: NameOf): Part[] {
    const declared = this.actions.get(action.type);
    const fields =
      declared?.fields ?? Object.keys(action).filter((name) => name !== 'type' && name !== 'action');
    const plain = [humanize(action.type), ...fields.map((name) => `{${name}}`)].join(' ');
    return this.said('action', action.type, declared?.text || plain, action, nameOf);
  }

  event(event: GameEvent, nameOf: NameOf): Part[] {
    const text = this.events.get(event.type)?.text ?? humanize(event.type);
    const facts = event.seat >= 0 ? { ...event, player: nameOf(event.seat) } : event;
    const parts = this.said('event', event.type, text, facts, nameOf);
    if (!Array.isArray(event.winners)) return parts;
    const winners = event.winners.map((seat) => nameOf(Number(seat))).join(', ');
    return [...parts, ' ', t('won-by', { winners, count: event.winners.length })];
  }

  question(name: string): string {
    return plainText(this.said('ask', name, this.questions.get(name)?.text ?? humanize(name), {}, () => ''));
  }

  rule(name: string): string | null {
    return this.questions.get(name)?.rule || null;
  }

  label(name: string, text: string): string {
    return plainText(this.said('view', name, text, {}, () => ''));
  }

  /** A line of the final account. */
  entry(name: string): string {
    return plainText(this.said('flow', name, humanize(name), {}, () => ''));
  }

  /** The refusal's message, in the reader's language where there is one. */
  refusal(reason: string, message: string | undefined, args: Facts): string {
    const key = `refusal-${this.declared.game}-${reason}`;
    return has(key) ? t(key, usable(args)) : (message ?? t('error-illegal'));
  }
}

/** The game that is on the table. Only one is, so the parts of a plain table need not hand it on. */
let onTheTable = new Wording({ game: '', actions: [], questions: [], events: [], accounts: [], shown: [] });

export function setWording(declared: Declared): void {
  onTheTable = new Wording(declared);
}

export function wording(): Wording {
  return onTheTable;
}
