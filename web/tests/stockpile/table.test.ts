import { flushSync } from 'svelte';
import { describe, expect, test, vi } from 'vitest';
import Market from '@/games/stockpile/board/Market.svelte';
import { openCard } from '@/games/stockpile/cards/open_card.svelte';
import StockpileTable from '@/games/stockpile/StockpileTable.svelte';
import { hideOwnCards, type Choice, type StockpileView } from '@/games/stockpile/types';
import { button, nameOf, saidBy, seats, show } from '../support/fixture';
import * as game from '../support/fixtures/stockpile';
import { emptySnippet } from '../support/snippet';

function view(decision: string): StockpileView {
  const found = game.views[decision];
  if (!found) throw new Error(`The game never asks ${decision}.`);
  return structuredClone(found);
}

/** The whole table at that question. */
function sit(now: StockpileView) {
  const [act, pick] = [vi.fn(), vi.fn()];
  openCard.name = '';
  const none = emptySnippet;
  show(StockpileTable, {
    view: now,
    seats,
    past: false,
    busy: false,
    fresh: [],
    story: [],
    nameOf,
    act,
    pick,
    status: none,
    log: none,
  });
  return { act, pick };
}
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
function tap(selector: string, at = 0) {
  const found = all(selector)[at];
  if (!found) throw new Error(`There is no ${selector}.`);
  found.click();
  flushSync();
}
const ofType = (now: StockpileView, ...types: string[]): Choice[] =>
  now.offers.choices.filter((choice) => types.includes(choice.type));

describe('a Boom', () => {
  const now = view('act');
  const booms = ofType(now, 'boom');

  test('is taken up, played on a price track and confirmed', () => {
    const { act } = sit(now);
    expect(all('.market button.to')).toHaveLength(0);
    button('Pick up Stock Boom').click();
    flushSync();
    expect(all('.market button.to')).toHaveLength(booms.length);
    tap('.market button.to', 1);
    expect(act).not.toHaveBeenCalled();
    button('Confirm').click();
    expect(act).toHaveBeenCalledWith(booms[1]);
  });

  test('is played by a second tap on the same space as well', () => {
    const { act } = sit(now);
    button('Pick up Stock Boom').click();
    flushSync();
    tap('.market button.to');
    tap('.market button.to');
    expect(act).toHaveBeenCalledWith(booms[0]);
  });

  test('stands where the engine says the price would go', () => {
    show(Market, { view: now, choices: booms, armed: 'boom', nameOf });
    const [first] = booms;
    const move = first && 'moves' in first ? first.moves[0] : undefined;
    expect(saidBy(all('button.to')[0] as HTMLElement)).toContain(`$${move?.price}K → $${move?.to}K`);
  });

  test('can be put back', () => {
    sit(now);
    button('Pick up Stock Boom').click();
    flushSync();
    button('Put back').click();
    flushSync();
    expect(all('.market button.to')).toHaveLength(0);
  });
});

test('a card that can be played lifts its head, is opened by a tap and played from there', () => {
  const now = view('act');
  const [play] = ofType(now, 'play', 'use');
  if (!play) throw new Error('There is no card to play.');
  const name = 'card' in play ? play.card : 'investor' in play ? play.investor : '';
  const { act } = sit(now);
  const card = all('button.playable').find((one) => one.textContent?.includes(String(name)));
  card?.click();
  flushSync();
  expect(act).not.toHaveBeenCalled();
  button('Play this card').click();
  expect(act).toHaveBeenCalledWith(play);
});

describe('a card', () => {
  const now = view('place_card');
  const places = ofType(now, 'place_up', 'place_down');

  test('is placed by tapping it and then a stockpile', () => {
    const { act } = sit(now);
    tap('[aria-label="Your cards"] button');
    tap('button.here', 1);
    expect(act.mock.calls[0]?.[0]).toMatchObject({ type: places[0]?.type, pile: 1 });
  });

  test('is carried by a finger to a stockpile', () => {
    const { act } = sit(now);
    const [card] = all('[aria-label="Your cards"] button');
    const at = (type: string, x: number, y: number, target: EventTarget = window) =>
      target.dispatchEvent(
        Object.assign(new MouseEvent(type, { bubbles: true, clientX: x, clientY: y }), { pointerId: 7 }),
      );
    at('pointerdown', 10, 10, card);
    at('pointermove', 12, 12);
    flushSync();
    expect(all('.carried')).toHaveLength(0);
    at('pointermove', 60, 80);
    flushSync();
    expect(all('.carried').length).toBeGreaterThan(0);
    document.elementFromPoint = () => all('[data-drop="pile:1"]')[0] ?? null;
    at('pointerup', 60, 80);
    flushSync();
    expect(act.mock.calls[0]?.[0]).toMatchObject({ pile: 1 });
  });

  test('that is let go beside the stockpiles stays in the hand', () => {
    const { act } = sit(now);
    const [card] = all('[aria-label="Your cards"] button');
    document.elementFromPoint = () => document.body;
    for (const [type, target] of [
      ['pointerdown', card],
      ['pointermove', window],
      ['pointerup', window],
    ] as const)
      target?.dispatchEvent(
        Object.assign(new MouseEvent(type, { bubbles: true, clientX: type === 'pointerdown' ? 0 : 90 }), {
          pointerId: 3,
        }),
      );
    expect(act).not.toHaveBeenCalled();
  });
});

describe('a bid', () => {
  const now = view('bid');

  test('says what it costs and leaves before it is confirmed', () => {
    const { act } = sit(now);
    const bid = ofType(now, 'bid')[1];
    if (bid?.type !== 'bid') throw new Error('There is no bid.');
    tap('button.space.legal', 1);
    expect(document.body.textContent).toContain(`$${bid.free_after}K left to bid`);
    button(/^Bid /).click();
    expect(act).toHaveBeenCalledWith(bid);
  });

  test('cannot be confirmed before a space is chosen', () => {
    sit(now);
    expect(button('Bid').disabled).toBe(true);
  });

  test('shows the money that is free', () => {
    sit(now);
    expect(document.body.textContent).toContain(`$${now.seats[now.you]?.free_money}K left to bid`);
  });
});

test('shares are sold by tapping certificates, with the total beside the button', () => {
  const now = view('sell');
  const { pick } = sit(now);
  const item = now.offers.pick?.items[0];
  button(/^More: /).click();
  flushSync();
  button(`Sell: $${item?.gain}K`).click();
  expect(pick).toHaveBeenCalledWith([item?.item]);
});

test('a pair is chosen where it lies', () => {
  const decision = Object.keys(game.views).find((name) => name.includes('pair') || name === 'lay_card');
  const now = view(String(decision));
  const choice = now.offers.choices.find((one) => 'pair' in one);
  const { act } = sit(now);
  tap('.desk li button');
  button('Confirm').click();
  expect(act).toHaveBeenCalledWith(choice);
});

test('what is still possible stands in the company’s own row', () => {
  const now = view('bid');
  show(Market, { view: now, nameOf });
  for (const [at, company] of now.companies.entries()) {
    const row = all('ul > li')[at]?.textContent ?? '';
    const known = now.pairs.find((pair) => pair.company === company.name)?.forecast;
    for (const forecast of known ? [known] : (now.possible?.[company.name] ?? []))
      expect(row).toContain(forecast.replace('-', '−'));
  }
});

test('the own net worth is nobody’s business at a shared device', () => {
  const now = view('sell');
  const seat = hideOwnCards(now).seats[now.you];
  expect(now.seats[now.you]?.worth).not.toBe(now.seats[now.you]?.money);
  expect(seat?.worth).toBe(seat?.money);
  expect(seat?.portfolio.worth).toEqual({});
});

test('the house mark of a card stands in its detail alone', () => {
  const now = view('discard_strategy');
  sit(now);
  expect(document.body.textContent).not.toContain('house');
  const marked = now.own?.strategies?.find((card) => card.mark === 'house');
  openCard.name = marked?.name ?? '';
  flushSync();
  expect(document.body.textContent).toContain('house');
});
