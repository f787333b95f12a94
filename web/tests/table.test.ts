import { beforeEach, describe, expect, test, vi } from 'vitest';
import { errorText } from '@/i18n/error_text';
import { preferredLanguage } from '@/i18n/languages';
import type { Entry, TableInfo, View } from '@/net/types';
import { seatsFor, wireSeats, isComplete } from '@/screens/new_table/form';
import { withoutUndone } from '@/state/feed.svelte';
import { match } from '@/state/router.svelte';
import { Table } from '@/state/table.svelte';

/** A server on the other end of the line, as far as the client can tell. */
class Line {
  static all: Line[] = [];
  static OPEN = 1;
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;
  constructor(readonly url: string) {
    Line.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(code = 1000) {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  tell(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  get last() {
    return this.sent.at(-1) as Record<string, unknown>;
  }
}

const info: TableInfo = {
  ...{ id: 't1', name: 'T', game: 'acquire', players: 4, options: {}, status: 'running', seats: [] },
  ...{ public: true, spectators: true, hints: true, undo: true, autostart: false, bot_pace_ms: 0 },
  ...{ clock: null, grace_s: 60, host: 'p', watching: 0, seq: 4, deciding: 0, created: 0, started: 0 },
  ...{
    finished: null,
    result: null,
    next_table: null,
    lesson: null,
    contest: null,
    made_up: [],
    fill_at: null,
  },
};
const you = { person: 'p', host: true, seats: [0] };
const legal = [
  { action: 170, type: 'buy', chain: 'Worldwide' },
  { action: 171, type: 'buy', chain: 'Sackson' },
  { action: 177, type: 'stop_buying' },
];
const offers = {
  question: 'buy_shares',
  phase: 'buying',
  rule: 'ACQ-BUY-1',
  seat: 0,
  choices: [],
  pick: null,
  forbidden: [],
};
const view = (more: Partial<View> = {}): View => ({
  game: 'acquire',
  players: 2,
  options: {},
  you: 0,
  seat: 0,
  decision: 'buy_shares',
  legal,
  offers,
  ...more,
});
const entry = (seq: number, more: Partial<Entry> = {}): Entry => ({
  seq,
  kind: 'action',
  time: seq,
  seat: 0,
  bot: null,
  undoes: null,
  events: [],
  ...more,
});
const shown = (seq: number, now = view()) => ({ seat: 0, seq, view: now, can_undo: false, clock: null });

function sit(): { table: Table; line: Line } {
  const table = new Table('t1');
  const line = Line.all.at(-1) as Line;
  line.onopen?.();
  line.tell({ type: 'welcome', table: info, you, seq: 4, chat: [] });
  line.tell({ type: 'history', seat: 0, entries: [entry(1), entry(2), entry(3), entry(4)] });
  line.tell({ type: 'view', ...shown(4) });
  return { table, line };
}

beforeEach(() => {
  vi.useFakeTimers();
  Line.all = [];
  vi.stubGlobal('WebSocket', Line);
});

describe('a table', () => {
  test('says hello with what it has seen', () => {
    const { line } = sit();
    expect(line.sent[0]).toMatchObject({ type: 'hello', protocol: 1, since: 0 });
  });

  test('sends a basket share by share, each after the table has moved', () => {
    const { table, line } = sit();
    table.act(
      0,
      { type: 'buy', chain: 'Worldwide' },
      { type: 'buy', chain: 'Sackson' },
      { type: 'stop_buying' },
    );
    expect(line.last).toMatchObject({ type: 'act', seq: 4, action: 170 });
    const sent = line.sent.length;
    line.tell({ type: 'ack', id: line.last.id, seq: 5, repeated: false });
    expect(line.sent).toHaveLength(sent);
    expect(table.busy).toBe(true);
    line.tell({ type: 'update', ...shown(5), entry: entry(5) });
    expect(line.last).toMatchObject({ type: 'act', seq: 5, action: 171 });
    line.tell({ type: 'update', ...shown(6, view({ seat: 1, legal: [] })), entry: entry(6) });
    line.tell({ type: 'ack', id: line.last.id, seq: 6, repeated: false });
    expect(line.sent).toHaveLength(sent + 1);
    expect(table.busy).toBe(false);
  });

  test('asks nobody where the table gives the only answer itself', () => {
    const { table, line } = sit();
    expect(table.deciding).toBe(0);
    line.tell({ type: 'update', ...shown(5, view({ legal: [] })), entry: entry(5) });
    expect(table.deciding).toBe(-1);
  });

  test('sends a choice of several as a whole and waits for the table to move', () => {
    const { table, line } = sit();
    const picks = [
      { type: 'buy', chain: 'Sackson' },
      { type: 'buy', chain: 'Worldwide' },
    ];
    table.pick(0, picks);
    expect(line.last).toMatchObject({ type: 'act', seat: 0, seq: 4, picks });
    expect(table.busy).toBe(true);
    line.tell({ type: 'ack', id: line.last.id, seq: 5, repeated: false });
    line.tell({ type: 'update', ...shown(5, view({ seat: 1, legal: [] })), entry: entry(5) });
    expect(table.busy).toBe(false);
  });

  test('drops the rest of a basket when the table refuses', () => {
    const { table, line } = sit();
    table.act(0, { type: 'buy', chain: 'Worldwide' }, { type: 'stop_buying' });
    const refusal = { code: 'illegal', message: 'No.', rule: 'ACQ-BUY-3', reason: 'bank-empty', args: {} };
    line.tell({ type: 'error', id: line.last.id, ...refusal });
    expect(table.problem?.rule).toBe('ACQ-BUY-3');
    expect(table.busy).toBe(false);
    line.tell({ type: 'update', ...shown(5), entry: entry(5) });
    expect(line.sent.filter((message) => message.type === 'act')).toHaveLength(1);
  });

  test('answers a choice of several in one message and waits for all of it', () => {
    const { table, line } = sit();
    const picks = [
      { type: 'buy', chain: 'Sackson' },
      { type: 'buy', chain: 'Worldwide' },
    ];
    table.pick(0, picks);
    expect(line.last).toMatchObject({ type: 'act', seat: 0, seq: 4, picks });
    expect(line.last).not.toHaveProperty('action');
    line.tell({ type: 'ack', id: line.last.id, seq: 6, repeated: false });
    line.tell({ type: 'update', ...shown(5), entry: entry(5) });
    expect(table.busy).toBe(true);
    line.tell({ type: 'update', ...shown(6), entry: entry(6) });
    expect(table.busy).toBe(false);
    expect(line.sent.filter((message) => message.type === 'act')).toHaveLength(1);
  });

  test('comes back after a loss, with what it has seen and what was not answered', () => {
    const { table, line } = sit();
    table.act(0, { type: 'stop_buying' });
    const id = line.last.id;
    line.close(1001);
    expect(table.line).toBe('lost');
    vi.advanceTimersByTime(2000);
    const again = Line.all.at(-1) as Line;
    expect(again).not.toBe(line);
    again.onopen?.();
    expect(again.sent[0]).toMatchObject({ type: 'hello', since: 4 });
    again.tell({ type: 'welcome', table: info, you, seq: 5, chat: [] });
    expect(again.last).toMatchObject({ type: 'act', id });
  });

  test('says what was said before the welcome once', () => {
    const { table, line } = sit();
    table.greet();
    const again = Line.all.at(-1) as Line;
    expect(again).not.toBe(line);
    again.onopen?.();
    table.say('Hello');
    again.tell({ type: 'welcome', table: info, you, seq: 4, chat: [] });
    expect(again.sent.filter((message) => message.type === 'chat')).toHaveLength(1);
  });

  test('asks anew when an update is missing', () => {
    const { line } = sit();
    line.tell({ type: 'update', ...shown(7), entry: entry(7) });
    vi.advanceTimersByTime(2000);
    expect(Line.all).toHaveLength(2);
  });

  test('does not come back where it is not wanted', () => {
    const { line, table } = sit();
    line.close(4003);
    vi.advanceTimersByTime(60_000);
    expect(Line.all).toHaveLength(1);
    expect(table.barred).not.toBeNull();
  });

  test('asks for a moment it has not seen, and keeps it', () => {
    const { table, line } = sit();
    table.lookAt(0, 4);
    expect(line.last.type).toBe('hello');
    table.lookAt(0, 2);
    expect(line.last).toMatchObject({ type: 'look', seat: 0, seq: 2 });
    const past = view({ decision: 'play_tile', legal: [] });
    line.tell({ type: 'moment', id: line.last.id, seat: 0, seq: 2, view: past });
    expect(table.feed?.frame(2)?.decision).toBe('play_tile');
    const asked = line.sent.length;
    table.lookAt(0, 2);
    expect(line.sent).toHaveLength(asked);
  });

  test('knows what happened since the last look', () => {
    const { table, line } = sit();
    const happened = [{ type: 'tile_played', seat: 1, rule: 'ACQ-TRN-2', tile: '5C' }];
    line.tell({ type: 'update', ...shown(5), entry: entry(5, { seat: 1, events: happened }) });
    expect(table.feed?.fresh.map((found) => found.seq)).toEqual([5]);
    line.tell({ type: 'update', ...shown(6), entry: entry(6, { events: happened }) });
    expect(table.feed?.fresh).toEqual([]);
  });
});

test('what was taken back is not in the log', () => {
  const log = [entry(1), entry(2), entry(3, { kind: 'undo', undoes: 2 }), entry(4)];
  expect(withoutUndone(log).map((found) => found.seq)).toEqual([1, 4]);
});

test('addresses name screens', () => {
  expect(match('/t/:id', '/t/k3v9')).toEqual({ id: 'k3v9' });
  expect(match('/', '/')).toEqual({});
  expect(match('/t/:id', '/rules/acquire')).toBeNull();
});

test('the browser’s languages decide, English otherwise', () => {
  expect(preferredLanguage(['de-DE', 'pt-BR', 'en'])).toBe('pt');
  expect(preferredLanguage(['de'])).toBe('en');
});

test('a refusal is told by its reason, else by its code, else in the server’s words', () => {
  const problem = { code: 'illegal', message: 'Server says no.', rule: 'ACQ-SAF-2', args: { tile: '5C' } };
  expect(errorText({ ...problem, reason: 'tile-dead' }, 'acquire')).toContain('5C would merge safe chains');
  expect(errorText({ ...problem, reason: 'unheard-of' }, 'acquire')).toBe('The rules do not allow that now.');
  expect(errorText({ ...problem, code: 'unheard-of', reason: null })).toBe('Server says no.');
});

test('a new table seats bots, friends or people at this device', () => {
  const bots = seatsFor('bots', 3, ['marta', 'otto']);
  expect(isComplete(bots)).toBe(true);
  expect(wireSeats(bots, String)).toEqual([{ me: true }, { bot: 'marta' }, { bot: 'otto' }]);
  const friends = seatsFor('friends', 2, ['marta']);
  expect(isComplete(friends)).toBe(false);
  expect(wireSeats(friends, String)).toEqual([{ me: true }, null]);
  expect(wireSeats(seatsFor('device', 2, []), (seat) => `P${seat}`)).toEqual([
    { me: true },
    { me: true, name: 'P1' },
  ]);
});
