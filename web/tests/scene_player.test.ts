import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { plugin } from '@/games/acquire/plugin';
import SceneOverlay from '@/games/acquire/story/SceneOverlay.svelte';
import { scenes, type Moment as Drawn } from '@/games/acquire/story/scenes';
import type { AcquireView, GameEvent } from '@/games/acquire/types';
import { plainText } from '@/i18n/i18n.svelte';
import type { Entry, View } from '@/net/types';
import { sinceLastTurn } from '@/screens/table/catch_up';
import { prefs } from '@/state/prefs.svelte';
import { ScenePlayer, viewsAround, type Scene, type Story } from '@/state/scene_player.svelte';
import { nameOf, seats, show, view } from './support/fixture';

const entry = (seq: number, seat: number, events: GameEvent[]): Entry => ({
  ...{ seq, kind: 'action', time: seq, seat, bot: null, undoes: null },
  events,
});

describe('the stage', () => {
  let story: Story & { frames: Map<number, View> };
  const scene = (kind: string): Scene => ({ kind, ms: 100, words: [kind], data: null });
  const stage = () => new ScenePlayer((told) => told.events.map((event) => scene(event.type)));
  const happen = (seq: number, ...types: string[]) => {
    const events = types.map((type) => ({ type, seat: 1, rule: '' }));
    const now: View = { ...view('play_tile'), decision: `after ${seq}` };
    story.entries = [...story.entries, { ...entry(seq, 1, []), events }];
    story.frames.set(seq, now);
    Object.assign(story, { seq, view: now });
  };

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    prefs.speed = 'normal';
    const frames = new Map<number, View>();
    const frame = (seq: number) => frames.get(seq) ?? null;
    story = { seq: 0, view: null, entries: [], frames, frame, steps: () => [] };
    happen(1, 'deal');
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  test('shows what was there when the page opened at once', () => {
    const told = stage();
    told.follow(story);
    expect([told.scene, told.view]).toEqual([null, story.view]);
  });

  test('tells one scene after the other, and shows the present when all are told', () => {
    const told = stage();
    told.follow(story);
    happen(2, 'tile', 'merger');
    told.follow(story);
    const seen = [told.scene?.kind];
    vi.advanceTimersByTime(100);
    seen.push(told.scene?.kind);
    vi.advanceTimersByTime(100);
    expect(seen).toEqual(['tile', 'merger']);
    expect([told.scene, told.telling, told.view]).toEqual([null, false, story.view]);
  });

  test('lags behind the feed until an entry has been told', () => {
    const told = stage();
    told.follow(story);
    happen(2, 'tile');
    happen(3, 'bonus');
    told.follow(story);
    expect(told.view?.decision).toBe('after 2');
    vi.advanceTimersByTime(100);
    expect(told.view?.decision).toBe('after 3');
  });

  test('goes on when a scene is skipped, and to the present when all are', () => {
    const told = stage();
    told.follow(story);
    happen(2, 'one', 'two', 'three');
    told.follow(story);
    told.skip();
    expect(told.scene?.kind).toBe('two');
    told.skipAll();
    expect([told.scene, told.view]).toEqual([null, story.view]);
    vi.advanceTimersByTime(1000);
    expect(told.scene).toBeNull();
  });

  test.each([
    ['slow', 170],
    ['fast', 50],
  ] as const)('takes its time by the reader’s pace: %s', (speed, ms) => {
    prefs.speed = speed;
    const told = stage();
    told.follow(story);
    happen(2, 'tile');
    told.follow(story);
    expect(told.ms).toBe(ms);
  });

  test('tells nothing to a reader who wants no motion', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const told = stage();
    told.follow(story);
    happen(2, 'tile');
    told.follow(story);
    expect([told.scene, told.view]).toEqual([null, story.view]);
  });

  test('makes one scene of what belongs together, shown already or still to come', () => {
    const join = (one: Scene, next: Scene) =>
      one.words[0] === 'buys' && next.kind === 'buys' ? { ...next, words: ['buys', 'more'] } : null;
    const told = new ScenePlayer((entry) => entry.events.map((event) => scene(event.type)), join);
    told.follow(story);
    happen(2, 'tile');
    happen(3, 'buys');
    happen(4, 'buys');
    told.follow(story);
    vi.advanceTimersByTime(100);
    expect([told.scene?.words, told.view?.decision]).toEqual([['buys', 'more'], 'after 4']);
    happen(5, 'buys');
    told.follow(story);
    expect([told.scene?.words, told.view?.decision]).toEqual([['buys', 'more'], 'after 5']);
    vi.advanceTimersByTime(100);
    expect([told.scene, told.telling]).toEqual([null, false]);
  });

  test('hurries when much has happened', () => {
    const told = stage();
    told.follow(story);
    happen(2, ...Array.from({ length: 25 }, (_, at) => `scene ${at}`));
    told.follow(story);
    expect(told.ms).toBeLessThan(50);
  });
});

describe('Acquire’s moments', () => {
  const before = (): AcquireView => ({ ...view('buy_shares'), you: 0 });
  const after = (change: Partial<AcquireView> = {}): AcquireView => ({ ...before(), ...change });
  const rule = '';
  const tell = (events: GameEvent[], now: AcquireView = after(), at: AcquireView[] = [], from = before()) => {
    const told = entry(9, 1, events);
    return scenes(told, viewsAround(told, from, at, now), nameOf);
  };
  /** The view with other money, seat by seat. */
  const withMoney = (...money: number[]): AcquireView =>
    after({ seats: before().seats.map((seat, at) => ({ ...seat, money: money[at] ?? seat.money })) });
  const kinds = (told: Scene[]) => told.map((scene) => scene.kind);
  const draw = (scene: Scene<Drawn> | undefined) => {
    if (!scene) throw new Error('There is no such scene.');
    const page = show(SceneOverlay, { scene, seats, ms: scene.ms });
    flushSync();
    return page.textContent?.replace(/\s+/g, ' ').trim() ?? '';
  };
  test('a bot that buys share by share is told in one sentence', () => {
    const share: GameEvent = { type: 'share_bought', seat: 1, rule, chain: 'Tower', price: 400 };
    const [one] = tell([share]);
    if (!one) throw new Error('There is no such scene.');
    const joined = plugin.join?.(one, { ...one }, nameOf);
    expect(plainText(joined?.words ?? [])).toBe('Boris buys 2 × Tower for $800.');
    const other = tell([{ ...share, seat: 2 }])[0];
    expect(other && plugin.join?.(one, other, nameOf)).toBeNull();
  });

  const MERGER: GameEvent[] = [
    { type: 'tile_played', seat: 1, rule, tile: '7F', effect: 'merges' },
    { type: 'merger', seat: 1, rule, sizes: { Worldwide: 7, Imperial: 3 } },
    { type: 'survivor', seat: 1, rule, chain: 'Worldwide' },
    { type: 'chain_acquired', seat: 1, rule, chain: 'Imperial', by: 'Worldwide', size: 3 },
    { type: 'bonus', seat: 0, rule, chain: 'Imperial', place: 'majority', amount: 4000 },
    { type: 'bonus', seat: 2, rule, chain: 'Imperial', place: 'minority', amount: 2000 },
    { type: 'chain_absorbed', seat: 1, rule, chain: 'Imperial', into: 'Worldwide', size: 10 },
    { type: 'merger_complete', seat: 1, rule, chain: 'Worldwide', size: 11 },
  ];

  test('a merger: the tile, who swallows whom, each bonus, the tiles changing sides', () => {
    expect(kinds(tell(MERGER))).toEqual(['tile', 'acquired', 'bonus', 'bonus', 'absorbed']);
  });

  test('the merger names both chains and who will be paid', () => {
    const text = draw(tell(MERGER)[1]);
    for (const part of ['Worldwide', 'Imperial', '3 tiles', 'Ana', '$4,000', 'Chloé', '$2,000'])
      expect(text).toContain(part);
  });

  test('each scene shows the money at its event', () => {
    const at = MERGER.map((_, event) => withMoney(1000 * event));
    const money = tell(MERGER, after(), at).map((scene) => (scene.view as AcquireView).seats[0]?.money);
    // All bonuses of a chain are one run, so that the first plate shows its sum after the last of them.
    expect(money).toEqual([before().seats[0]?.money, 3000, 5000, 5000, 6000]);
  });

  test('the majority is paid first, and each plate changes with its bonus', () => {
    const events = MERGER.map((event): GameEvent => {
      if (event.type !== 'bonus') return event;
      return { ...event, place: event.seat === 0 ? 'minority_tied' : 'majority' };
    });
    const told = tell(
      events,
      after(),
      events.map((_, at) => withMoney(1000 * at)),
    ).filter(({ kind }) => kind === 'bonus');
    expect(told.map(({ seat }) => seat)).toEqual([2, 0]);
    const own = told.map((scene) => (scene.view as AcquireView).seats[0]?.money);
    expect(own).toEqual([3000, 5000]);
  });

  test('the merger lies in the corner that leaves the acquired chain in view', () => {
    draw(tell(MERGER)[1]);
    const card = document.querySelector('.merger');
    expect(card?.classList.contains('left')).toBe(true); // Imperial has 8F to 10F
  });

  test('the tiles of the swallowed chain turn one by one', () => {
    const absorbed = tell(MERGER).at(-1)?.data;
    expect(absorbed).toMatchObject({ kind: 'absorbed', into: 'Worldwide', cells: ['8F', '9F', '10F'] });
  });

  test('a founding shows the new chain', () => {
    const [scene] = tell([{ type: 'chain_founded', seat: 1, rule, chain: 'Tower', size: 2 }]);
    expect(draw(scene)).toBe('Tower Boris');
    expect(plainText(scene?.words ?? [])).toBe('Boris founds Tower (2).');
  });

  test('a chain that becomes safe has its moment, and only once', () => {
    const grown: GameEvent[] = [{ type: 'chain_grew', seat: 1, rule, chain: 'Worldwide', size: 11 }];
    const chains = before().chains.map((chain) => ({ ...chain, safe: chain.name === 'Worldwide' }));
    expect(kinds(tell(grown, after({ chains })))).toEqual(['safe']);
    expect(tell(grown, after({ chains }), [], after({ chains }))).toEqual([]);
  });

  test('the end is declared by a player with a face', () => {
    const [scene] = tell([{ type: 'end_declared', seat: 2, rule }]);
    expect(draw(scene)).toBe('The end has been declared');
    expect(document.querySelectorAll('.face')).toHaveLength(1);
  });

  test('the final counting goes chain by chain, with the standing at each', () => {
    const at = [
      withMoney(200, 200, 900, 2300),
      withMoney(7700, 200, 900, 2300),
      withMoney(7700, 200, 900, 11300),
      withMoney(8700, 200, 900, 11300),
      withMoney(8700, 200, 900, 11300),
    ];
    const told = tell(
      [
        { type: 'game_over', seat: -1, rule, reason: 'all_safe' },
        { type: 'bonus', seat: 0, rule, chain: 'Tower', place: 'both', amount: 7500 },
        { type: 'bonus', seat: 3, rule, chain: 'American', place: 'both', amount: 9000 },
        { type: 'final_sale', seat: 0, rule, chain: 'Tower', shares: 2, amount: 1000 },
        { type: 'result', seat: -1, rule, money: [8700, 200, 900, 11300], winners: [3] },
      ],
      at[4],
      at,
    );
    expect(kinds(told)).toEqual(['count', 'count', 'count', 'result']);
    const first = told.map(({ data }) => ('standing' in data ? data.standing[0] : null));
    expect(first.map((one) => one?.money)).toEqual([7700, 11300, 11300, 11300]);
    expect(draw(told[0])).toContain('+$7,500');
    expect(plainText(told[3]?.words ?? [])).toBe('You finish second with $8,700.');
  });

  test('one’s own tile and purchases are simply there', () => {
    const own: GameEvent[] = [
      { type: 'tile_played', seat: 0, rule, tile: '1A', effect: 'nothing' },
      { type: 'share_bought', seat: 0, rule, chain: 'Tower', price: 500 },
    ];
    expect(tell(own)).toEqual([]);
  });

  test('what others buy is one scene', () => {
    const bought = { type: 'share_bought', seat: 1, rule, chain: 'Tower', price: 500 } as const;
    const told = tell([bought, bought, { ...bought, chain: 'American', price: 400 }]);
    expect(told.map((scene) => plainText(scene.words))).toEqual([
      'Boris buys 2 × Tower, American for $1,400.',
    ]);
  });
});

describe('the catch-up', () => {
  const rule = '';
  const tile = (seq: number, seat: number, name: string) =>
    entry(seq, seat, [{ type: 'tile_played', seat, rule, tile: name, effect: 'nothing' }]);
  const buys = (seq: number, seat: number) =>
    entry(seq, seat, [{ type: 'share_bought', seat, rule, chain: 'Tower', price: 500 }]);
  const since = (entries: Entry[], you = 0) =>
    sinceLastTurn(plugin, entries, you, nameOf).map((line) => [line.seat, plainText(line.parts)]);

  test('has one line a player since one’s last turn', () => {
    const entries = [
      tile(1, 2, '1A'),
      tile(2, 0, '2A'),
      tile(3, 1, '9D'),
      buys(4, 1),
      buys(5, 1),
      tile(6, 2, '3A'),
    ];
    expect(since(entries)).toEqual([
      [1, '9D, buys 2 × Tower'],
      [2, '3A'],
    ]);
  });

  test('stays while one’s own turn goes on', () => {
    const entries = [tile(2, 0, '2A'), tile(3, 1, '9D'), tile(4, 0, '5C')];
    expect(since(entries)).toEqual([[1, '9D']]);
  });

  test('keeps every player when one sells in the middle of another’s merger', () => {
    const sells = (seq: number, seat: number) =>
      entry(seq, seat, [{ type: 'shares_sold', seat, rule, chain: 'Tower', shares: 2, amount: 800 }]);
    const entries = [
      tile(1, 0, '2A'),
      tile(2, 1, '9D'),
      tile(3, 2, '7F'),
      sells(4, 0),
      sells(5, 1),
      buys(6, 2),
    ];
    expect(since(entries)).toEqual([
      [1, '9D, sells 2 × Tower'],
      [2, '7F, buys 1 × Tower'],
    ]);
  });

  test('tells a spectator the last round', () => {
    const entries = [tile(1, 0, '1A'), tile(2, 1, '2A'), tile(3, 2, '3A'), tile(4, 0, '4A')];
    expect(since(entries, -1)).toEqual([
      [1, '2A'],
      [2, '3A'],
      [0, '4A'],
    ]);
  });
});
