import { expect, test } from 'vitest';
import CoachNote from '@/coach/CoachNote.svelte';
import CoachSheet from '@/coach/CoachSheet.svelte';
import { plugin } from '@/games/acquire/plugin';
import type { CoachMessage, CoachOption } from '@/net/types';
import { Coach } from '@/state/coach.svelte';
import { nameOf, show, view } from './support/fixture';

const answer = (tile: string, loss: number, error: number): CoachOption => ({
  actions: [loss],
  described: [{ type: 'play_tile', tile }],
  money: 20_000 - loss,
  win: 0.3,
  loss,
  error,
  loss_money: loss,
  loss_win: 0,
  error_win: 0,
  simulations: 100,
});
const opinion = (...options: CoachOption[]): CoachMessage => ({
  type: 'coach',
  id: 'c1',
  seat: 0,
  seq: 1,
  decision: 'play_tile',
  group: 'placing',
  simulations: 200,
  seconds: 0.4,
  busy: false,
  options,
  verdict: null,
  reasons: [{ kind: 'end_declared', seat: 1, args: {}, chosen: 5, best: 1, of: 6 }],
});
const props = (said: CoachMessage) => ({
  coach: new Coach(() => {}),
  opinion: said,
  plugin,
  view: view('play_tile'),
  nameOf,
});

test('the coach points to an answer that is clearly better, and says so when none is', () => {
  const clear = show(CoachNote, props(opinion(answer('4B', 0, 0), answer('9I', 900, 200))));
  expect(clear.textContent).toContain('Look at 4B.');
  const even = show(CoachNote, props(opinion(answer('4B', 0, 0), answer('9I', 30, 3800))));
  expect(even.textContent).toContain('No move stands out; 4B is as good as any.');
});

test('reasons say what the best answer is compared with', () => {
  const said = opinion(answer('4B', 0, 0), answer('9I', 900, 200));
  const unasked = show(CoachSheet, props(said));
  expect(unasked.textContent).toContain('in 1 of 6 simulations; after the second-best move, in 5');
  const [best, chosen] = said.options;
  if (!best || !chosen) throw new Error('two answers');
  const verdict = {
    name: 'blunder' as const,
    loss: 900,
    error: 200,
    loss_money: 900,
    loss_win: 0.1,
    chosen,
    best,
  };
  const asked = show(CoachSheet, props({ ...said, verdict }));
  expect(asked.textContent).toContain('in 1 of 6 simulations; after your move, in 5');
});

test('a cause speaks to the player, with its amount', () => {
  const cause = {
    kind: 'cause',
    seat: 0,
    args: { line: 'bonus', amount: 2000, thing: 'Tower' },
    chosen: 0,
    best: 0,
    of: 8,
  };
  const said = { ...opinion(answer('4B', 0, 0), answer('9I', 900, 200)), reasons: [cause] };
  expect(show(CoachSheet, props(said)).textContent).toContain(
    'You get $2,000 more from merger bonuses (Tower).',
  );
});

test('a busy server is named', () => {
  const said = opinion(answer('4B', 0, 0), answer('9I', 900, 200));
  expect(show(CoachSheet, props(said)).textContent).not.toContain('busy');
  expect(show(CoachSheet, props({ ...said, seconds: 4.2 })).textContent).toContain('this took 4 s');
  expect(show(CoachSheet, props({ ...said, busy: true })).textContent).toContain(
    'too busy for a reliable verdict',
  );
});
