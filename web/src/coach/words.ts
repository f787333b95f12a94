/** What the coach says, in the reader's words: the messages of `coach.ftl`, which the terminal uses too. */

import type { GamePlugin } from '@/games/game';
import { dollarsIn } from '@/games/money';
import { dollars, has, number, percent, t, type Part } from '@/i18n/i18n.svelte';
import type { CoachOption, CoachReason, Described, View } from '@/net/types';

interface Table {
  plugin: GamePlugin;
  nameOf: (seat: number) => string;
}

/** An answer of several parts; equal parts are counted. */
export function answerWords(plugin: GamePlugin, described: Described[], view?: View): Part[] {
  const counted = new Map<string, { parts: Part[]; count: number }>();
  // An action that only ends the choice says nothing after others.
  const ended = described.filter((one, at) => at === 0 || !one.type.startsWith('stop'));
  // Of shares that are traded, sold or kept, only those that move are named.
  const moved = ended.filter((one) => one.shares !== 0);
  if (!moved.length && ended.length) return [t('advice-keep')];
  for (const one of moved) {
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

/** Whether the reader is the player who decided. */
export type Reader = 'you' | 'player';

const isCause = ({ kind }: CoachReason) => kind.startsWith('cause');

/** Why the best answer is better, in a sentence without its full stop. */
export function reasonWords(reason: CoachReason, { plugin, nameOf }: Table, reader: Reader): string {
  const player = reason.seat === null ? '' : nameOf(reason.seat);
  const args: Record<string, string | number> = { ...reason.args, player };
  // From 0 in the rules, from 1 for people.
  for (const place of ['pile', 'pair']) if (place in args) args[place] = Number(args[place]) + 1;
  if (isCause(reason)) return causeWords(reason.kind, args, plugin, reader);
  const key = `coach-reason-${reason.kind}`;
  const facts = Object.values(reason.args).join(' ');
  const what = has(key)
    ? t(key, args)
    : t('coach-reason-other', { player, what: `${reason.kind.replaceAll('_', ' ')} ${facts}`.trim() });
  return t(reason.best > reason.chosen ? 'coach-likelier' : 'coach-rarer', { what });
}

/** How often an event happened in the simulations; nothing for a cause, which names its amount. */
export function reasonFigures(reason: CoachReason): string {
  const { chosen, best, of } = reason;
  return isCause(reason) ? '' : t('coach-figures', { chosen, best, of });
}

/** The money that moved, and its cause. It speaks to the reader, except about other players. */
function causeWords(
  kind: string,
  args: Record<string, string | number>,
  plugin: GamePlugin,
  reader: Reader,
): string {
  const line = t(`coach-line-${args.line}`);
  const sums = ['amount', 'bid', 'own', 'less'].filter((name) => name in args);
  const amounts = Object.fromEntries(sums.map((name) => [name, plugin.money(Number(args[name]))]));
  const cause = t(`coach-cause-${kind === 'cause' ? reader : kind.replace('cause_', '')}`, {
    ...args,
    ...amounts,
    line: args.thing === undefined ? line : t('coach-line-of', { line, thing: args.thing }),
  });
  if (args.less === undefined) return cause;
  const lessLine = t(`coach-line-${args.less_line}`);
  return t(`coach-less-${args.less_is}`, { cause, less: amounts.less ?? '', line: lessLine });
}

/** The chance to win that an answer gives away, as the rounded figures of a table show it. */
export const lostChance = (best: CoachOption, option: CoachOption) =>
  (Math.round(100 * best.win) - Math.round(100 * option.win)) / 100;

/** What an answer costs: chance to win first, money second. */
export function costWords(game: string, best: CoachOption, option: CoachOption): string {
  const win = percent(Math.max(0, lostChance(best, option)));
  if (estimate(game, option.loss) === estimate(game, 0)) return t('coach-cost-win', { win });
  return t('coach-cost', { win, money: estimate(game, option.loss), error: estimate(game, option.error) });
}

/** Where on the table an answer is given, to look at before the answer is told; empty where that says nothing. */
export function placeWords(described: Described[], nameOf: (seat: number) => string): string {
  const action = described[0];
  // A bid is a stockpile and an amount: the stockpile alone may be that of the reader's own bid.
  if (!action || action.type === 'bid') return '';
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
