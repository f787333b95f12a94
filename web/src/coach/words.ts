/** What the coach says, in the reader's words: the messages of `coach.ftl`, which the terminal uses too. */

import type { GamePlugin } from '@/games/game';
import { dollarsIn } from '@/games/money';
import { dollars, has, number, t, type Part } from '@/i18n/i18n.svelte';
import type { CoachReason, Described, View } from '@/net/types';

interface Table {
  plugin: GamePlugin;
  nameOf: (seat: number) => string;
}

/** An answer of several parts; equal parts are counted. */
export function answerWords(plugin: GamePlugin, described: Described[], view?: View): Part[] {
  const counted = new Map<string, { parts: Part[]; count: number }>();
  for (const one of described) {
    const key = JSON.stringify(one);
    const known = counted.get(key);
    if (known) known.count += 1;
    else counted.set(key, { parts: plugin.actionWords(one, view), count: 1 });
  }
  return [...counted.values()].flatMap(({ parts, count }, at) => [
    at ? ', ' : '',
    count > 1 ? `${number(count)}\u00a0×\u00a0` : '',
    ...parts,
  ]);
}

/** What the best answer is compared with: the reader's own, the one that was given, or the second best. */
export type Compared = 'yours' | 'given' | 'next';
const AROUND = { yours: 'coach-worlds', given: 'coach-worlds-of', next: 'coach-worlds-next' };

/** Why one answer is better than the other: what happens after either, and how often. */
export function reasonWords(reason: CoachReason, { plugin, nameOf }: Table, compared: Compared): string {
  const player = reason.seat === null ? '' : nameOf(reason.seat);
  if (reason.kind.startsWith('cause')) return causeWords(reason, plugin, player, compared);
  const args: Record<string, string | number> = { ...reason.args, player };
  // From 0 in the rules, from 1 for people.
  for (const place of ['pile', 'pair']) if (place in args) args[place] = Number(args[place]) + 1;
  const key = `coach-reason-${reason.kind}`;
  const facts = Object.values(reason.args).join(' ');
  const what = has(key)
    ? t(key, args)
    : t('coach-reason-other', { player, what: `${reason.kind.replaceAll('_', ' ')} ${facts}`.trim() });
  const { chosen, best, of } = reason;
  return t(AROUND[compared], { what, chosen, best, of });
}

/** The money that moved, and its cause. It speaks to the reader, except about other players. */
function causeWords(
  { kind, args }: CoachReason,
  plugin: GamePlugin,
  player: string,
  compared: Compared,
): string {
  const key = kind === 'cause' ? (compared === 'given' ? 'player' : 'you') : kind.replace('cause_', '');
  const named = t(`coach-line-${args.line}`);
  return t(`coach-cause-${key}`, {
    player,
    line: args.thing === undefined ? named : t('coach-line-of', { line: named, thing: args.thing }),
    amount: plugin.money(Number(args.amount)),
    bid: plugin.money(Number(args.bid ?? 0)),
    pile: Number(args.pile ?? 0) + 1,
  });
}

/** Where on the table an answer is given, to look at before the answer is told; empty where that says nothing. */
export function placeWords(described: Described[], nameOf: (seat: number) => string): string {
  const action = described[0];
  if (!action) return '';
  const named = ['tile', 'chain', 'company', 'card', 'investor', 'strategy'].map((field) => action[field]);
  const name = named.find((value) => typeof value === 'string');
  if (name) return name;
  if (typeof action.pile === 'number') return t('stk-pile', { pile: action.pile + 1 });
  if (typeof action.pair === 'number') return t('stk-pair', { pair: action.pair + 1 });
  return typeof action.seat === 'number' ? nameOf(action.seat) : '';
}

/** A sum that was estimated, without digits that mean nothing: tens of dollars below a thousand, hundreds above. */
export function estimate(game: string, amount: number): string {
  const unit = Math.abs(dollarsIn(game, amount)) < 1000 ? 10 : 100;
  const rounded = Math.round(dollarsIn(game, amount) / unit) * unit;
  return dollars(rounded === 0 ? 0 : rounded);
}
