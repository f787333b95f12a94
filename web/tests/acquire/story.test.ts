import { describe, expect, test } from 'vitest';
import { accounts } from '@/games/accounts';
import { FLOWS } from '@/games/acquire/generated';
import { condense, eventWords, worthTelling } from '@/games/acquire/story/log';
import { turnHistory } from '@/games/acquire/story/turn_history';
import type { Part } from '@/i18n/i18n.svelte';
import { game, nameOf } from '../support/fixture';
import { speak } from '../support/setup';

const words = (parts: Part[]) => parts.map((part) => (typeof part === 'string' ? part : part.value)).join('');
const events = game.log.flatMap((entry) => entry.events);

describe('the log', () => {
  test.each(['en', 'pt', 'ru', 'el', 'fr'] as const)('tells a whole game in %s', (language) => {
    speak(language);
    for (const event of events.filter(worthTelling)) {
      const line = words(eventWords(event, nameOf));
      expect(line).not.toContain('acquire-event');
      expect(line).not.toMatch(/\{|\$[a-z]/);
    }
  });

  test('tells shares bought together as one', () => {
    const bought = { type: 'share_bought', seat: 1, rule: 'ACQ-BUY-1', chain: 'Tower', price: 400 };
    const entry = (seq: number) => ({ ...game.log[1]!, seq, seat: 1, events: [bought] });
    const blocks = condense([entry(5), entry(6), entry(7)]);
    expect(blocks.map((block) => block.seq)).toEqual([7]);
    expect(words(eventWords(blocks[0]!.events[0]!, nameOf))).toBe(
      'Boris buys 3\u00a0×\u00a0Tower for $1,200.',
    );
  });

  test('keeps the draws of others out', () => {
    const drawn = { type: 'tile_drawn', seat: 2, rule: 'ACQ-TRN-5', bag: 40 };
    expect(worthTelling(drawn)).toBe(false);
    expect(worthTelling({ ...drawn, tile: '5C' })).toBe(true);
  });
});

describe('results', () => {
  test('every dollar of the final money has a source', () => {
    const seen = game.steps.flatMap((step) => step.events);
    const books = accounts(FLOWS, seen, game.scores);
    for (const account of books) {
      expect(account.start).toBe(6000);
      const flows = Object.values(account.flows).reduce((sum, flow) => sum + flow, 0);
      expect(account.start + flows).toBe(account.total);
    }
  });

  test('there is one moment for every turn', () => {
    const turns = turnHistory(game.steps).map((moment) => moment.turn);
    expect(turns).toEqual([...new Set(turns)]);
    expect(turns.at(-1)).toBe(game.views.game_over?.turn_number);
  });
});
