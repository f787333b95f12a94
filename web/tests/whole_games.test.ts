/** Whole random games as a client hears them: every scene shows the engine's numbers at its event. */

import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { flushSync, unmount, mount } from 'svelte';
import { describe, expect, test } from 'vitest';
import { loadPlugin, type GamePlugin } from '@/games/game';
import { roundSummary } from '@/games/stockpile/story/round_summary';
import type { ChangesMessage, Entry, GameEvent, SeatInfo, UpdateMessage, View } from '@/net/types';
import { SeatFeed } from '@/state/feed.svelte';
import { prefs } from '@/state/prefs.svelte';
import { viewsAround, type Scene } from '@/state/scene_player.svelte';
import { nameOf } from './support/fixture';
import { emptySnippet } from './support/snippet';

/** Two games of each title; BIGBOARD_GAMES=20 plays more, BIGBOARD_FIRST=20 others. */
const GAMES = Number(process.env.BIGBOARD_GAMES ?? 2);
const FIRST = Number(process.env.BIGBOARD_FIRST ?? 0);
const AT_ONCE = 4;
/** Scenes between two that are drawn: drawing takes most of the time. */
const DRAWN = Number(process.env.BIGBOARD_DRAWN ?? 12);

interface Played {
  seat: number;
  players: number;
  messages: (ChangesMessage | UpdateMessage)[];
  truth: View[][];
}
interface Seated extends View {
  seats: { money: number | null; worth?: number }[];
  offers: View['offers'] & { scores?: (number | null)[] };
}

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));
function played(title: string, first: number, end: number): Played[] {
  const program = [path('support/whole_games.py'), title, String(first), String(end)];
  const text = execFileSync(path('../../.venv/bin/python'), program, { maxBuffer: 1 << 30 }).toString();
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Played);
}

/** What a scene arranges for the eye: whose turn glows, a token off its track, tiles that turn one by one. */
function numbersIn(view: View, scene: Scene): object {
  const { seat: _seat, board, companies, legal: _legal, ...rest } = view as View & Record<string, unknown>;
  const offTrack = ['split', 'bankruptcy'].includes(scene.kind);
  const tokens = (companies as { space: number }[] | undefined)?.map((one) => ({
    ...one,
    space: offTrack ? 0 : one.space,
  }));
  const offers = {
    ...rest.offers,
    choices: [],
    pick: null,
    forbidden: [],
    question: '',
    phase: '',
    rule: '',
    seat: 0,
  };
  const numbers = { ...rest, offers, companies: tokens, board: scene.kind === 'absorbed' ? null : board };
  // The majority is paid first: until the last bonus is told, other plates show what they had.
  return scene.kind === 'bonus' ? { ...numbers, seats: null, offers: null } : numbers;
}

function drawn(plugin: GamePlugin, scene: Scene, story: GameEvent[], players: number): void {
  const view = scene.view as Seated;
  const seats: SeatInfo[] = Array.from({ length: players }, (_, seat) => ({
    ...{ seat, name: nameOf(seat), kind: 'person', bot: null, person: `p${seat}` },
    ...{ connected: true, held_by: null, back_by: null },
  }));
  const none = emptySnippet;
  const table = { view, seats, past: false, busy: false, fresh: [], story, nameOf, scene, sceneMs: 100 };
  const acts = { act: () => {}, pick: () => {}, status: none, log: none };
  const page = mount(plugin.Table, { target: document.body, props: { ...table, ...acts } });
  flushSync();
  const text = (selector: string) => document.querySelector(selector)?.textContent?.trim() ?? '';
  view.seats.forEach(({ money, worth }, seat) => {
    const sum = worth ?? view.offers.scores?.[seat] ?? null;
    if (money !== null) expect(text(`[data-plate="${seat}"] .cash`)).toBe(plugin.money(money));
    if (sum !== null && sum !== money)
      expect(text(`[data-plate="${seat}"] .worth`)).toContain(plugin.money(sum));
  });
  void unmount(page);
}

function check(plugin: GamePlugin, title: string, game: Played): number {
  const feed = new SeatFeed('table', game.seat);
  const story: GameEvent[] = [];
  let [count, roundMoney] = [0, 0];
  for (const [at, message] of game.messages.entries()) {
    const truth = game.truth[at] ?? [];
    if (message.type === 'update') {
      feed.applyUpdate(message);
      story.push(...message.entry.events);
      roundMoney = (message.view as Seated).seats[game.seat]?.money ?? 0;
      continue;
    }
    const before = feed.view as View;
    expect(feed.applyPatch(message)).toBe(true);
    const entry: Entry = message.entry;
    const views = viewsAround(entry, before, feed.steps(entry.seq), feed.view as View);
    for (const scene of plugin.scenes?.(entry, views, nameOf) ?? []) {
      const place = scene.at ?? NaN;
      const engine = place < 0 ? views.before : truth[place];
      if (!engine) throw new Error(`The scene ${scene.kind} is at no event.`);
      expect(numbersIn(scene.view as View, scene), scene.kind).toEqual(numbersIn(engine, scene));
      const seated = engine as Seated;
      const { standing } = scene.data as { standing?: { seat: number; money: number }[] };
      for (const one of standing ?? []) expect(one.money).toBe(seated.seats[one.seat]?.money);
      const { paid } = scene.data as { paid?: { seat: number }[] };
      for (const one of scene.kind === 'bonus' ? (paid ?? []) : [])
        expect((scene.view as Seated).seats[one.seat]).toEqual(seated.seats[one.seat]);
      const money = seated.seats[game.seat]?.money ?? 0;
      if (scene.kind === 'summary') {
        const { round } = scene.data as { round: number };
        const known = [...story, ...entry.events];
        expect(roundSummary(game.seat, round, known).money).toBe(money - roundMoney);
      }
      if (scene.kind === 'round') roundMoney = money;
      count += 1;
      if (count % DRAWN === 0) drawn(plugin, scene, [...story, ...entry.events], game.players);
    }
    story.push(...entry.events);
    const started = entry.events.findIndex((event) => event.type === 'round' && event.round === 1);
    if (started >= 0) roundMoney = ((truth[started] ?? feed.view) as Seated).seats[game.seat]?.money ?? 0;
  }
  if (title === 'stockpile') expect(story.some((event) => event.type === 'round')).toBe(true);
  return count;
}

describe.each(['acquire', 'stockpile'])('%s', (title) => {
  test('every scene of whole games shows the numbers of the engine', { timeout: 3_600_000 }, async () => {
    prefs.motion = false;
    const plugin = await loadPlugin(title);
    let scenes = 0;
    for (let first = FIRST; first < FIRST + GAMES; first += AT_ONCE)
      for (const game of played(title, first, Math.min(FIRST + GAMES, first + AT_ONCE)))
        scenes += check(plugin, title, game);
    expect(scenes).toBeGreaterThan(GAMES * 30);
  });
});
