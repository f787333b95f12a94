import { expect, onTestFinished, test } from 'vitest';
import { session } from '@/state/session.svelte';
import { moneyOf } from '@/games/money';
import { span } from '@/i18n/time';
import type { BotInfo, ChatLine, GameInfo, GameOption, TableInfo } from '@/net/types';
import { drawResult } from '@/screens/finished/result_picture';
import { chooseBots, presetOf, presets, seatsFor } from '@/screens/new_table/form';
import SeatChoices from '@/screens/new_table/SeatChoices.svelte';
import { isShown, setMuted } from '@/state/chat_filter.svelte';
import { prefs } from '@/state/prefs.svelte';
import { isMyTurn } from '@/state/turn_alerts.svelte';
import { show } from './support/fixture';
import { speak } from './support/setup';

const bot = (name: string, face: number | null): BotInfo => ({
  ...{ name, face, key: '', text: name, explanation_key: '', explanation: '', wins: {}, thinks: null },
});
const bots = [bot('medium', null), ...['marta', 'bruno', 'theo'].map((name, face) => bot(name, face))];
const option = (fields: Partial<GameOption>): GameOption => ({
  ...{ name: '', type: 'flag', default: false, key: '', text: '', explanation_key: '', explanation: '' },
  ...{ rules: [], group: null, needs: null, choices: [] },
  ...fields,
});
const game: GameInfo = {
  ...{
    name: 'stockpile',
    key: '',
    text: '',
    about: '',
    rules: 'STK',
    reference: null,
    rules_version: 1,
    money_unit: 1000,
  },
  ...{ min_players: 2, max_players: 5 },
  options: [
    option({ name: 'bonds', group: 'modules' }),
    option({
      ...{ name: 'board', type: 'choice', default: 'standard' },
      choices: ['standard', 'advanced'].map((value) => ({ value, key: '', text: '' })),
    }),
  ],
};

test('a level that looks ahead is explained with its own figures, in the game that is chosen', () => {
  const thinks = { seconds: 0.5, simulations: { acquire: 2000, stockpile: 50 } };
  const medium = { ...bot('medium', null), explanation_key: 'bot-search-explanation', thinks };
  const props = { seats: [{ kind: 'bot' as const, bot: 'medium' }], bots: [medium] };
  expect(show(SeatChoices, { ...props, game: 'acquire' }).textContent).toContain(
    'Simulates up to 2,000 games per decision, for at most 0.5 s.',
  );
  expect(show(SeatChoices, { ...props, game: 'stockpile' }).textContent).toContain('up to 50 games');
});

test('everything is every module and the last of each choice', () => {
  const epic = presets(game).find((preset) => preset.name === 'epic');
  expect(epic?.options).toEqual({ bonds: true, board: 'advanced' });
  expect(presets({ ...game, options: [] }).map((preset) => preset.name)).toEqual(['first', 'base', 'two']);
});

test('the form says which preset it shows, and none after a change', () => {
  const usual = { bonds: false, board: 'standard' };
  expect(presetOf(game, usual, 4, 1000)).toBe('base');
  expect(presetOf(game, usual, 2, 1000)).toBe('two');
  expect(presetOf(game, { ...usual, bonds: true }, 4, 1000)).toBeNull();
});

test('opponents are different as long as there are names', () => {
  expect(chooseBots(bots, 4)).toEqual(['marta', 'bruno', 'theo', 'medium']);
  expect(chooseBots(bots, 1, true)).toEqual(['theo']);
  expect(chooseBots(bots, 1, false, ['marta'])).toEqual(['bruno']);
});

test('a bot that was chosen stays when a seat is added', () => {
  const two = seatsFor('bots', 2, ['marta'], [{ kind: 'me' }, { kind: 'bot', bot: 'otto' }]);
  expect(seatsFor('bots', 3, ['marta', 'bruno'], two)).toEqual([
    { kind: 'me' },
    { kind: 'bot', bot: 'otto' },
    { kind: 'bot', bot: 'bruno' },
  ]);
});

test('a name in a shared picture stays a name', () => {
  const row = { money: '$1', share: 1, color: 'red', won: true };
  const svg = drawResult({
    ...{ title: 'T', heading: 'H', board: [], address: '' },
    rows: [{ ...row, name: '<script>&"' }],
  });
  expect(svg).toContain('&lt;script&gt;&amp;&quot;');
  expect(svg).not.toContain('<script>');
});

test('spans are told in the largest unit that fits', () => {
  expect([30, 300, 8 * 3600, 259_200].map(span)).toEqual(['30 seconds', '5 minutes', '8 hours', '3 days']);
  speak('ru');
  expect(span(259_200)).toBe('3 дня');
});

test('money is written in the unit that the title declares', () => {
  const games = [game, { ...game, name: 'acquire', money_unit: 1 }];
  session.games = { games, bots } as NonNullable<typeof session.games>;
  onTestFinished(() => void (session.games = null));
  expect([moneyOf('stockpile', 42), moneyOf('acquire', 42)]).toEqual(['$42,000', '$42']);
});

test('who is muted and a bot that shall be silent are not heard; the table always is', () => {
  const line = {
    n: 1,
    time: 0,
    seat: 0,
    name: 'Ben',
    code: null,
    args: {},
    text: 'hi',
    person: 'ben',
  } as ChatLine;
  setMuted('ben', true);
  prefs.talk = false;
  expect([line, { ...line, code: 'talk', person: null }, { ...line, code: 'joined' }].map(isShown)).toEqual([
    false,
    false,
    true,
  ]);
  setMuted('ben', false);
  prefs.talk = true;
  expect(isShown(line)).toBe(true);
});

test('it is my turn where my seat decides', () => {
  const table = { status: 'running', deciding: 1, seats: [{ person: 'a' }, { person: 'b' }] } as TableInfo;
  expect([isMyTurn(table, 'b'), isMyTurn(table, 'a')]).toEqual([true, false]);
  expect(isMyTurn({ ...table, status: 'finished' }, 'b')).toBe(false);
});
