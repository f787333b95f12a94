import { flushSync } from 'svelte';
import { expect, test, vi } from 'vitest';
import CoachNote from '@/coach/CoachNote.svelte';
import CoachSheet from '@/coach/CoachSheet.svelte';
import { answerWords } from '@/coach/words';
import { plugin } from '@/games/acquire/plugin';
import { plainText } from '@/i18n/i18n.svelte';
import type { CoachMessage, CoachOption, Described } from '@/net/types';
import { api } from '@/net/api';
import Replay from '@/screens/finished/Replay.svelte';
import { Coach } from '@/state/coach.svelte';
import { router } from '@/state/router.svelte';
import { nameOf, seats, show, view } from './support/fixture';

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

test('a table is never at odds with its verdict: differences are those of the figures shown', () => {
  const said = opinion(answer('4B', 0, 0), { ...answer('9I', 900, 200), win: 0.244 });
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
  expect(asked.textContent).toContain('lowers the chance to win by 6% and costs $900 (± $200)');
  expect(asked.textContent).toMatch(/24%\s*−6%/);
  expect(asked.textContent).toContain('Your move');
  const fine = show(CoachNote, props({ ...said, verdict: { ...verdict, name: 'fine' } }));
  expect(fine.textContent).toContain('Slightly better: 4B (chance to win +6%).');
});

test('a reason is a sentence, and its figures stand apart', () => {
  const said = show(CoachSheet, props(opinion(answer('4B', 0, 0), answer('9I', 900, 200))));
  expect(said.querySelector('li')?.textContent).toMatch(/less likely after the best move\.\s/);
  expect(said.querySelector('li small')?.textContent).toBe(
    'in 1 of 6 simulations, compared with 5 after the other move',
  );
});

test('a whole answer is named without the parts that do nothing', () => {
  const words = (...described: Described[]) => plainText(answerWords(plugin, described));
  expect(words({ type: 'trade', shares: 2 }, { type: 'sell', shares: 0 })).toBe('Trade 2 shares');
  expect(words({ type: 'trade', shares: 0 }, { type: 'sell', shares: 0 })).toBe('Keep all shares');
  expect(words({ type: 'buy', chain: 'Tower' }, { type: 'stop_buying' })).toBe('Buy Tower');
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
    'The best move brings you about $2,000 more from merger bonuses (Tower).',
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

test('“show me” puts the move that was played beside the better one, before the decision', async () => {
  const shown = view('play_tile');
  const step = {
    seq: 7,
    time: 0,
    seat: 0,
    bot: null,
    events: [],
    view: shown,
    scores: [1, 2],
    private: null,
  };
  const table = { game: 'acquire', name: 'Evening', seats, made_up: [] };
  vi.spyOn(api, 'replay').mockResolvedValue({ table, seat: 'all', steps: [step] } as never);
  const decision = {
    n: 3,
    seq: 8,
    seat: 0,
    verdict: 'blunder',
    reasons: [{ kind: 'cause', seat: 0, args: { line: 'bonus', amount: 2000 }, chosen: 0, best: 0, of: 8 }],
    chosen: { ...answer('9I', 900, 200), win: 0.2 },
    best: answer('4B', 0, 0),
  };
  vi.spyOn(api, 'review').mockResolvedValue({ review: { decisions: [decision] } } as never);
  router.hash = '#7&decision=3';
  const page = show(Replay, { id: 'abc' });
  await vi.waitFor(() => {
    flushSync();
    expect(page.querySelector('[aria-pressed="true"]')?.textContent).toContain('Play 4B');
  });
  const [played, better] = page.querySelectorAll('[aria-pressed]');
  expect(played?.textContent).toContain('Play 9I');
  expect(better?.textContent).toContain('30%');
  expect(page.textContent).toContain('about $2,000 more from merger bonuses.');
  router.hash = '';
});
