/** Stockpile's events as sentences. Events that say alike share a message; some are pictures and numbers alone. */

import { playerToken, rich, t, token, type Args, type Part } from '@/i18n/i18n.svelte';
import type { Entry, GameEvent } from '@/net/types';
import { cardList, cardName, cardToken, labelValue } from '../cards/card_words';
import { CARD_RULES, EVENTS } from '../generated';
import { thousands } from '../types';

interface Kind {
  said_as: string;
  private: boolean;
  wordless: boolean;
  secret: readonly string[];
}
const KINDS: Record<string, Kind> = EVENTS;
const UNKNOWN: Kind = { said_as: '', private: false, wordless: false, secret: [] };
const kindOf = (event: GameEvent) => KINDS[event.type] ?? UNKNOWN;

const CARDS = new Map(Object.entries(CARD_RULES).map(([name, rule]) => [rule, name]));
/** The investor or card behind a clause, by its printed name: STK-STR-CORNER-THE-MARKET is Corner the Market. */
const source = (rule: string) => cardName(CARDS.get(rule) ?? '');

const many = (count: unknown, thing: string) => `${String(count)}\u00a0×\u00a0${thing}`;
const pileName = (pile: unknown) => t('stk-pile', { pile: Number(pile) + 1 });
const pairName = (pair: unknown) => t('stk-pair', { pair: Number(pair) + 1 });

/** What stands in brackets after the sentence, if anything: a secret, or what the money was for. */
function aside(event: GameEvent, company: string): string {
  const card = event.card ? cardToken(String(event.card)) : '';
  switch (event.type) {
    case 'pair_looked_at':
      return company && `${company} ${cardToken(String(event.forecast))}`;
    case 'pile_looked_at':
      return event.cards ? cardList(event.cards as string[]) : '';
    case 'set_up':
      return event.share ? cardToken(String(event.share)) : '';
    case 'card_picked':
    case 'fee_paid':
      return card;
    case 'strategy_played':
      return event.cost ? thousands(-Number(event.cost)) : '';
    case 'investor':
      return thousands(Number(event.cash));
    case 'boom':
    case 'bust':
      return company;
    case 'fee_received':
      return t('stk-flow-fees');
    case 'second_split':
      return `${company}, ${t('stk-second-split')}`;
    case 'dividend_paid':
      return many(Number(event.cards) + 2 * Number(event.split), company);
    case 'majority':
      return `${company}, ${t('stk-flow-majority')}${event.rule === 'STK-END-2' ? ' =' : ''}`;
    case 'interest':
    case 'bonds_repaid':
      return t('option-stockpile-bonds');
    case 'bonds_bought':
      return t('stk-bonds', { count: Number(event.bonds) });
    case 'commodities':
    case 'taxes':
      return t('option-stockpile-commerce');
    case 'pile_bought':
      return pileName(event.pile);
    case 'pile_taken': {
      if (event.hidden) return cardList([...(event.cards as string[]), ...(event.hidden as string[])]);
      const closed = event.face_down ? [t('stk-closed-cards', { count: Number(event.face_down) })] : [];
      return [cardList(event.cards as string[]), ...closed].filter(Boolean).join(', ');
    }
    default:
      return source(event.rule);
  }
}

/** The thing that the sentence is about. */
function thing(event: GameEvent, company: string): string {
  const card = event.card ? cardToken(String(event.card)) : '';
  switch (event.type) {
    case 'boom':
      return cardToken('Stock Boom');
    case 'bust':
      return cardToken('Stock Bust');
    case 'investor':
      return token('name', cardName(String(event.investor)));
    case 'card_placed':
    case 'card_moved':
      if (!card) return t('stk-a-closed-card');
      return event.face === 'down' ? `${card} (${t('stk-closed')})` : card;
    case 'bond_returned':
      return t('stk-bonds', { count: 1 });
    case 'pile_looked_at':
      return pileName(event.pile);
    case 'pair_looked_at':
      return pairName(event.pair);
    case 'sold': {
      const count = Number(event.cards);
      const kind = { split: ` (${t('stk-sold-split', { count })})`, half: ` (${t('stk-sold-half')})` }[
        String(event.what)
      ];
      return many(count, company) + (kind ?? '');
    }
    case 'shares_shown':
      return many(event.cards, company);
    case 'shares_split':
    case 'shares_lost':
      return many(event.cards, company);
    default: {
      const list = (event.hand ?? event.cards ?? event.dice) as string[] | undefined;
      return Array.isArray(list) ? cardList(list) : card || company;
    }
  }
}

/** What an event says; `nameOf` gives the player of a seat. */
export function eventWords(event: GameEvent, nameOf: (seat: number) => string): Part[] {
  const player = (seat: unknown) => playerToken(Number(seat), nameOf(Number(seat)));
  const money = (value: unknown) => token('money', thousands(Number(value)));
  const company = event.company ? cardToken(String(event.company)) : '';
  if (event.type === 'price_moved') return labelValue(company, `${money(event.from)} → ${money(event.to)}`);
  if (kindOf(event).wordless) {
    const whose = event.seat < 0 ? '' : ` (${player(event.seat)})`;
    return labelValue(`${pairName(event.pair)}${whose}`, `${company} ${cardToken(String(event.forecast))}`);
  }
  if (event.type === 'card_placed' && event.seat < 0)
    return labelValue(pileName(event.pile), thing(event, company));
  const more = aside(event, company);
  const amount = Number(event.amount ?? event.money ?? 0);
  const received = event.type === 'pile_bought' && amount < 0;
  const args: Args = {
    player: player(event.seat),
    what: more ? ` (${more})` : '',
    thing: thing(event, company),
    company,
    amount: money(event.type === 'set_up' ? event.money : Math.abs(amount)),
    round: Number(event.round ?? 0),
    pile: Number(event.pile ?? 0) + 1,
    pair: Number(event.pair ?? 0) + 1,
    given: money(event.given ?? 0),
    from: player(event.from ?? -1),
    to: event.type === 'card_moved' ? Number(event.to) + 1 : player(event.to ?? -1),
  };
  if (event.type === 'investor_chosen' || event.type === 'investor_offered')
    args.thing = token('name', cardName(String(event.investor)));
  if (event.type === 'result') {
    const winners = event.winners as number[];
    return rich('acquire-event-result', { winners: winners.map(player).join(', '), count: winners.length });
  }
  return rich(`stockpile-event-${received ? 'receives' : kindOf(event).said_as}`, args);
}

/** A hand, a pair or a closed card, told to its owner alone. Where others learn how many cards, it is a number. */
export function isSecret(event: GameEvent): boolean {
  if (event.type === 'card_placed' && event.face !== 'down') return false;
  return kindOf(event).secret.some((field) => field in event && typeof event[field] !== 'number');
}

/** Whether the log has a line for the event: what others draw has none. */
export function worthTelling(event: GameEvent): boolean {
  return !kindOf(event).private || isSecret(event);
}

/** Everything one player does in a row is one entry; a round begins a new one. */
export function condense(entries: Entry[]): Entry[] {
  const blocks: Entry[] = [];
  for (const entry of entries) {
    const last = blocks.at(-1);
    const starts = entry.events.some((event) => event.type === 'round') || (last?.events.length ?? 0) > 8;
    if (last && last.seat === entry.seat && !starts)
      blocks[blocks.length - 1] = { ...entry, events: [...last.events, ...entry.events] };
    else blocks.push(entry);
  }
  return blocks;
}
