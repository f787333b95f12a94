import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRawSnippet, flushSync } from 'svelte';
import { describe, expect, test, vi } from 'vitest';
import { plugin as acquire } from '@/games/acquire/plugin';
import type { GamePlugin, TableProps } from '@/games/game';
import { QUESTIONS } from '@/games/stockpile/generated';
import { plugin as stockpile } from '@/games/stockpile/plugin';
import type { StockpileView } from '@/games/stockpile/types';
import { makeBundle } from '@/i18n/i18n.svelte';
import { LANGUAGES } from '@/i18n/languages';
import type { GameInfo, GameOption, OptionValue, View } from '@/net/types';
import { drawResult } from '@/screens/finished/result_picture';
import GameOptions from '@/screens/new_table/GameOptions.svelte';
import ClauseTable from '@/ui/clauses/ClauseTable.svelte';
import { openClause } from '@/ui/clauses/open_clause.svelte';
import LineChart from '@/ui/table/LineChart.svelte';
import { button, game, nameOf, seats, show, view as acquireView } from './support/fixture';
import * as content from './support/fixtures/stockpile';
import { prefs } from '@/state/prefs.svelte';
import { reactive } from './support/reactive.svelte';

function stockpileView(decision: string): StockpileView {
  const found = content.views[decision];
  if (!found) throw new Error(`The game never asks ${decision}.`);
  return structuredClone(found);
}
const nothing = createRawSnippet(() => ({ render: () => '<span></span>' }));

function tableProps(view: View, act = vi.fn()): TableProps {
  const common = { past: false, busy: false, fresh: [], story: [], nameOf, seats };
  return { ...common, view, act, pick: act, status: nothing, log: nothing };
}

test('every question names a clause of the rulebook', () => {
  const asked = Object.keys(game.views).map((decision) => acquire.rule(acquireView(decision)));
  for (const [name, rules] of [
    ['acquire', asked],
    ['stockpile', Object.values(QUESTIONS).map((question) => question.rule)],
  ] as const) {
    const path = join(import.meta.dirname, `../../src/bigboard/titles/${name}/clauses/en.toml`);
    const book = readFileSync(path, 'utf8');
    expect(rules.filter((id) => id && !book.includes(`"${id}"`))).toEqual([]);
  }
  expect(acquire.rule(acquireView('buy_shares'))).toBe('ACQ-BUY-1');
  expect(stockpile.rule(stockpileView('bid'))).toBe('STK-DEM-2');
});

test('what is heard are scenes and events that happen, in a dozen sounds', () => {
  const folder = join(import.meta.dirname, '../src/games');
  const scenes = (name: string) => readFileSync(join(folder, name, 'story/scenes.ts'), 'utf8');
  const told = new Set(game.log.flatMap((entry) => entry.events.map((event) => event.type)));
  const kinds = new Set(content.events.map((event) => event.type));
  const unheard = (plugin: GamePlugin, name: string, types: Set<string>) =>
    plugin.sounds.filter(([what]) => !types.has(what) && !scenes(name).includes(`'${what}'`));
  expect(unheard(acquire, 'acquire', told)).toEqual([]);
  expect(unheard(stockpile, 'stockpile', kinds)).toEqual([]);
  const sounds = [...acquire.sounds, ...stockpile.sounds].map(([, sound]) => sound);
  expect(new Set([...sounds, 'turn', 'end']).size).toBeGreaterThanOrEqual(12);
});

test('money is written as each game writes it', () => {
  expect(acquire.money(199_000)).toBe('$199,000');
  expect(stockpile.money(199)).toBe('$199K');
});

describe('the messages of a language', () => {
  test.each(LANGUAGES)('%s come as one text that speaks', async (language) => {
    const { default: text } = (await import(`messages:${language}`)) as { default: string };
    expect(text).not.toMatch(/^#/m);
    const bundle = makeBundle(language, [text]);
    for (const key of ['lobby', 'board', 'stk-market', 'error-broken', 'your-turn'])
      expect(bundle.hasMessage(key)).toBe(true);
  });
});

describe('an all-knowing replay', () => {
  test('turns up what any seat knows', () => {
    const known = stockpileView('bid');
    const hidden: StockpileView = {
      ...known,
      you: -1,
      own: undefined,
      pairs: known.pairs.map((pair) => (pair.open ? pair : { ...pair, company: null, forecast: null })),
    };
    const secrets = seats.map((_, seat) => (seat === known.you ? { ...known } : {}));
    const shown = stockpile.allKnowing(hidden, secrets) as StockpileView;
    expect(shown.pairs).toEqual(known.pairs);
    expect(shown.seats[known.you]).toEqual(known.seats[known.you]);
    expect(shown.possible).toBeNull();
  });

  test('shows the tiles of everybody', () => {
    const hand = acquireView('play_tile').hand ?? [];
    const secrets = seats.map(() => ({ hand }));
    const page = show(acquire.Hands, { secrets, seat: 1, nameOf });
    expect(page.querySelectorAll('.tile')).toHaveLength(seats.length * hand.length);
    expect(page.querySelector('.deciding')?.textContent).toContain(nameOf(1));
  });

  test('shows the cards in everybody’s hand', () => {
    const own = stockpileView('place_card').own;
    const page = show(stockpile.Hands, { secrets: [{}, { own }], seat: 1, nameOf });
    expect(page.querySelectorAll('li')).toHaveLength(1);
    for (const card of own?.strategies ?? []) expect(page.textContent).toContain(card.name);
  });
});

describe('a bid', () => {
  test('that was chosen belongs to its question and to no other', () => {
    const act = vi.fn();
    const props = reactive(tableProps(stockpileView('bid'), act));
    show(stockpile.Table, props);
    const pressed = () => document.querySelectorAll('.space[aria-pressed="true"]').length;
    document.querySelector<HTMLButtonElement>('.space.legal')?.click();
    flushSync();
    expect(pressed()).toBe(1);
    props.view = stockpileView('bid');
    flushSync();
    expect(pressed()).toBe(0);
    expect(act).not.toHaveBeenCalled();
  });

  test('is taken at once, but not by a second tap in the place of the last answer', () => {
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
    prefs.motion = true;
    const props = reactive(tableProps(stockpileView('bid')));
    show(stockpile.Table, props);
    flushSync();
    const pressed = () => document.querySelectorAll('.space[aria-pressed="true"]').length;
    const tap = (x: number) => {
      const at = { clientX: x, clientY: 100, detail: 1, bubbles: true, cancelable: true };
      document.querySelector('.space.legal')?.dispatchEvent(new MouseEvent('click', at));
      flushSync();
    };
    tap(100);
    expect(pressed()).toBe(1);
    props.view = stockpileView('bid');
    flushSync();
    tap(110);
    expect(pressed()).toBe(0);
    tap(300);
    expect(pressed()).toBe(1);
    vi.unstubAllGlobals();
  });

  test('is confirmed by its button or by the same space again', () => {
    const act = vi.fn();
    show(stockpile.Table, tableProps(stockpileView('bid'), act));
    const space = document.querySelector<HTMLButtonElement>('.space.legal');
    space?.click();
    flushSync();
    button(/^Bid /).click();
    space?.click();
    expect(act).toHaveBeenCalledTimes(2);
    expect(act.mock.calls[0]).toEqual(act.mock.calls[1]);
  });
});

test('a stockpile is read out in words', () => {
  show(stockpile.Table, tableProps(stockpileView('bid')));
  button(/^Stockpile 1: list of cards/).click();
  flushSync();
  const dialog = document.querySelector('dialog[open]');
  expect(dialog?.querySelectorAll('li')).toHaveLength(stockpileView('bid').piles[0]?.cards.length ?? -1);
});

test('a full basket says why nothing more goes in', () => {
  const now = acquireView('buy_shares');
  show(acquire.Table, tableProps(now));
  for (let share = 0; share < 3; share += 1) {
    button(/^Add .* \(\$/).click();
    flushSync();
  }
  document.querySelector<HTMLButtonElement>('.offers .why button')?.click();
  expect(openClause.rule).toMatch(/^ACQ-BUY-/);
  openClause.rule = null;
});

describe('options that need each other', () => {
  const flag = (name: string, needs: string | null): GameOption => {
    const texts = { key: name, text: name, explanation_key: '', explanation: '' };
    return { name, needs, type: 'flag', default: false, rules: [], group: 'modules', choices: [], ...texts };
  };
  const info: GameInfo = {
    ...{ name: 'stockpile', key: 'game-stockpile', text: 'Stockpile', about: '', rules: 'STK' },
    ...{ min_players: 2, max_players: 5, rules_version: 1, money_unit: 1, reference: null },
    options: [flag('strategies', null), flag('promo', 'strategies')],
  };

  test('go on and off together', () => {
    const options: Record<string, OptionValue> = reactive({ strategies: false, promo: false });
    const page = show(GameOptions, { game: info, options });
    const [strategies, promo] = [...page.querySelectorAll<HTMLInputElement>('input')];
    promo?.click();
    flushSync();
    expect(options).toEqual({ strategies: true, promo: true });
    strategies?.click();
    flushSync();
    expect(options).toEqual({ strategies: false, promo: false });
  });
});

test('a chart names its lines where they end', () => {
  const series = ['Ana', 'Boris'].map((name, at) => ({ name, color: 'red', values: [1, 2 + at] }));
  const page = show(LineChart, { title: 'Money', xTitle: 'turn', xs: [1, 2], series });
  expect([...page.querySelectorAll('.name, li')].map((label) => label.textContent?.trim())).toEqual([
    'Boris',
    'Ana',
  ]);
});

test('the table of a clause has its heading and its rows', () => {
  const table = [
    ['Tower', 'Price'],
    ['2', '$400'],
    ['3', '$500'],
  ];
  const page = show(ClauseTable, { table, label: 'Price chart' });
  expect([...page.querySelectorAll('th')].map((cell) => cell.textContent)).toEqual(['Tower', 'Price']);
  expect([...page.querySelectorAll('tbody tr')].map((line) => line.textContent)).toEqual(['2$400', '3$500']);
  expect(page.querySelector('caption')?.textContent).toBe('Price chart');
});

test('a clause without a table shows none', () => {
  expect(show(ClauseTable, { table: [], label: 'Merger' }).querySelector('table')).toBeNull();
});

test('the picture of a result shows the final board, the players and the address', () => {
  const board = acquire.sketch?.(acquireView('buy_shares')) ?? [];
  expect(board).toHaveLength(108);
  expect(board.some((shape) => shape.color.startsWith('var(--chain-'))).toBe(true);
  const tracks = stockpile.sketch?.(stockpileView('sell')) ?? [];
  expect(tracks.filter((shape) => shape.text)).toHaveLength(6);
  const rows = [{ name: 'Anna <b>', money: '$9', share: 1, color: 'red', won: true }];
  const drawn = drawResult({
    title: 'Acquire',
    heading: 'Anna wins',
    rows,
    board: tracks,
    address: 'x.org/replay/1',
  });
  const svg = new DOMParser().parseFromString(drawn, 'image/svg+xml');
  expect(svg.querySelectorAll('rect')).toHaveLength(2 + 2 + tracks.length);
  expect(svg.documentElement.textContent).toContain('Anna <b>');
  expect(svg.documentElement.textContent).toContain('x.org/replay/1');
});
