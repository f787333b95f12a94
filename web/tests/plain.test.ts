import { flushSync } from 'svelte';
import { describe, expect, test, vi } from 'vitest';
import { accounts } from '@/games/accounts';
import LogLine from '@/games/plain/LogLine.svelte';
import PlainTable from '@/games/plain/PlainTable.svelte';
import { plainPlugin } from '@/games/plain/plugin';
import Results from '@/games/plain/Results.svelte';
import { viewParts, undeclaredShapes } from '@/games/plain/shapes';
import type { Offers } from '@/games/plain/types';
import { fillTemplate, humanize, plainText, factText } from '@/games/plain/wording';
import type { Described, TableInfo, View } from '@/net/types';
import { button, nameOf, seats, show } from './support/fixture';
import { fixture } from './support/fixtures/plain';
import { speak } from './support/setup';
import { emptySnippet } from './support/snippet';

const plugin = plainPlugin(fixture.declared);

function view(decision: string): View {
  const found = fixture.views[decision];
  if (!found) throw new Error(`The game never asks ${decision}.`);
  return structuredClone(found);
}

function sitDown(
  now: View,
  act: (...actions: Described[]) => void = () => {},
  pick: (picks: Described[]) => void = () => {},
) {
  return show(PlainTable, {
    view: now,
    seats: seats.slice(0, 3),
    past: false,
    busy: false,
    fresh: [],
    story: [],
    nameOf,
    act,
    pick,
    status: emptySnippet,
    log: emptySnippet,
  });
}

const offersOf = (now: View) => now.offers as Offers;

describe('the table', () => {
  test('shows the declared figures and a table with everybody', () => {
    const page = sitDown(view('buy'));
    expect(page.querySelector('dl')?.textContent).toContain('Round');
    const titles = [...page.querySelectorAll('h2')].map((title) => title.textContent);
    expect(titles).toEqual(['Companies', 'Players']);
    const people = page.querySelectorAll('section')[1];
    expect(people?.querySelectorAll('tbody tr')).toHaveLength(3);
    expect(people?.textContent).toContain('Boris');
    expect(people?.querySelector('.deciding')?.textContent).toContain('Ana');
  });

  test('shows a view that nobody declared under its own names', () => {
    const bare: View = { ...view('ask'), open_hand: true, offers: undefined };
    const parts = viewParts([], bare);
    expect(parts.figures.map((part) => part.text)).toContain('Open hand');
    expect(parts.tables.map((table) => table.part.name)).toEqual(['companies', 'seats']);
    expect(
      undeclaredShapes(bare)
        .find((part) => part.name === 'seats')
        ?.columns.map((column) => column.kind),
    ).toEqual(['number', 'cards', 'text']);
  });

  test('asks nothing while others decide, or at an earlier moment', () => {
    const page = sitDown(view('waiting'));
    expect(page.querySelector('.decision')).toBeNull();
  });
});

describe('a question', () => {
  test('has a button for every answer', () => {
    const act = vi.fn();
    const now = view('ask');
    sitDown(now, act);
    button('Ask about Comet').click();
    const comet = now.legal?.find((legal) => legal.company === 'Comet');
    expect(act).toHaveBeenCalledWith({ type: 'ask', action: comet?.action });
  });

  test('says what an answer costs and pays', () => {
    const now = view('ask');
    const first = offersOf(now).choices[0];
    if (first) Object.assign(first, { cost: 1200, gain: 5 });
    const page = sitDown(now);
    expect(page.querySelector('.answers')?.textContent).toMatch(/costs \$1,200\s*pays \$5/);
  });

  test('names what is not allowed, with the reason', () => {
    const now = view('ask');
    const comet = { type: 'ask', company: 'Comet', reason: 'deaf', rule: 'WSP-ASK', args: {} };
    offersOf(now).forbidden = [{ ...comet, message: 'Comet does not talk.' }];
    const page = sitDown(now);
    expect(page.querySelector('.forbidden')?.textContent).toContain('Comet does not talk.');
  });
});

describe('a choice of several', () => {
  test('is confirmed with one button and sent as a whole', () => {
    const pick = vi.fn();
    const now = view('buy');
    sitDown(now, () => {}, pick);
    const last = offersOf(now).pick?.items.at(-1)?.item;
    button(`More: ${plainText(plugin.actionWords(last as Described))}`).click();
    flushSync();
    button('Confirm').click();
    expect(pick).toHaveBeenCalledWith([last]);
  });
});

describe('the words', () => {
  test('tell every event of a game without a hole', () => {
    for (const event of fixture.log.flatMap((entry) => entry.events)) {
      document.body.innerHTML = '';
      const text = show(LogLine, { event, nameOf, why: false }).textContent ?? '';
      expect(text).not.toMatch(/[{}[\]]|undefined|–/);
    }
  });

  test('leave out what the reader does not know', () => {
    const text = '{player} asks about {company}[ and hears {move:signed}].';
    const known = { player: 'Ana', company: 'Comet', move: 3 };
    expect(plainText(fillTemplate(text, known, nameOf))).toBe('Ana asks about Comet and hears +3.');
    expect(plainText(fillTemplate(text, { ...known, move: undefined }, nameOf))).toBe(
      'Ana asks about Comet.',
    );
  });

  test.each([
    ['money', 1200, '$1,200'],
    ['signed', -3, '-3'],
    ['seat', 1, 'Boris'],
    ['seat', -1, '–'],
    ['text', null, '–'],
    ['flag', false, 'No'],
    ['cards', { Comet: 2, Anchor: 0 }, '2 × Comet'],
    ['cards', [1, 2], '1, 2'],
    ['cards', [], '–'],
  ])('tell %s %j', (kind, value, text) => {
    expect(factText(kind, value, nameOf)).toBe(text);
  });

  test('make something of names that nobody declared', () => {
    expect(humanize('stop_selling')).toBe('Stop selling');
    expect(plainText(plugin.actionWords({ type: 'sell_all', company: 'Comet' }))).toBe('Sell all Comet');
  });

  test('ask the reader, and say who is waited for', () => {
    expect(plugin.question(view('buy'), true, 'Ana')).toBe('What do you buy?');
    expect(plugin.question(view('buy'), false, 'Ana')).toBe('Ana decides');
    speak('fr');
    expect(plugin.question(view('buy'), false, 'Ana')).toBe('Ana décide');
    expect(plugin.rule(view('buy'))).toBe('WSP-BUY');
  });

  test('keep what only one seat knows apart', () => {
    const events = fixture.log.flatMap((entry) => entry.events);
    const heard = events.filter((event) => event.type === 'asked' && plugin.secret(event));
    expect(new Set(heard.map((event) => event.seat))).toEqual(new Set([0]));
  });
});

describe('the result', () => {
  const final = fixture.steps.at(-1)?.scores ?? [];

  test('accounts for all the money', () => {
    const flows = Object.fromEntries(fixture.declared.events.map((kind) => [kind.type, kind.money]));
    const events = fixture.steps.flatMap((step) => step.events);
    const books = accounts(flows, events, final);
    expect(books.map((book) => book.start)).toEqual([20, 20, 20]);
    expect(books.map((book) => book.total)).toEqual(final);
  });

  test('is shown with every line of the account', () => {
    const replay = { table: {} as TableInfo, seat: 0, steps: fixture.steps };
    const page = show(Results, { replay, nameOf });
    const heads = [...page.querySelectorAll('thead th')].map((head) => head.textContent);
    expect(heads).toEqual(['Player', 'Start', 'Sold', 'Bought', 'Shares', 'Total']);
  });
});
