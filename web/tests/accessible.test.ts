import axe from 'axe-core';
import { expect, test } from 'vitest';
import Board from '@/games/acquire/board/Board.svelte';
import ChainRows from '@/games/acquire/chains/ChainRows.svelte';
import PriceChart from '@/games/acquire/chains/PriceChart.svelte';
import Basket from '@/games/acquire/decision/Basket.svelte';
import ChooseChain from '@/games/acquire/decision/ChooseChain.svelte';
import Disposal from '@/games/acquire/decision/Disposal.svelte';
import Hand from '@/games/acquire/decision/Hand.svelte';
import TilePreview from '@/games/acquire/decision/TilePreview.svelte';
import { plugin } from '@/games/acquire/plugin';
import { plainPlugin } from '@/games/plain/plugin';
import NewTable from '@/screens/new_table/NewTable.svelte';
import LogPanel from '@/screens/table/chat/LogPanel.svelte';
import { game, nameOf, purchases, seats, show, view } from './support/fixture';
import { fixture } from './support/fixtures/plain';
import { emptySnippet } from './support/snippet';

/** What axe finds in the page; colours and page landmarks are for a real browser. */
async function complaints(): Promise<string[]> {
  const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };
  const found = await axe.run(document.body, { rules });
  return found.violations.map((violation) => `${violation.id}: ${violation.nodes[0]?.html}`);
}

const act = () => {};
const plain = (decision: string) =>
  show(plainPlugin(fixture.declared).Table, {
    ...{
      view: fixture.views[decision] ?? view('play_tile'),
      seats: seats.slice(0, 3),
      nameOf,
      act,
      pick: act,
    },
    ...{ past: false, busy: false, fresh: [], story: [], status: emptySnippet, log: emptySnippet },
  });
const pieces: Record<string, () => unknown> = {
  board: () => show(Board, { view: view('play_tile') }),
  hand: () => {
    const { hand = [], offers } = view('play_tile');
    return show(Hand, { hand, outlooks: offers.hand, playable: [], selected: null, onpick: act });
  },
  outlook: () => {
    const chosen = view('play_tile').offers.hand[0]!;
    return show(TilePreview, { ...chosen, you: 0, nameOf });
  },
  'rows of the chains': () => show(ChainRows, { view: view('buy_shares'), seats }),
  chart: () => show(PriceChart, { chart: game.chart, chains: view('buy_shares').chains }),
  basket: () =>
    show(Basket, { view: view('buy_shares'), basket: purchases(view('buy_shares')), busy: false, pick: act }),
  disposal: () => show(Disposal, { view: view('trade_shares'), busy: false, pick: act }),
  founding: () => show(ChooseChain, { view: view('found_chain'), busy: false, act }),
  log: () => show(LogPanel, { plugin, entries: game.log.slice(0, 60), nameOf, say: act }),
  'plain question': () => plain('ask'),
  'plain choice of several': () => plain('buy'),
  'new table': () => show(NewTable, {}),
};

test.each(Object.keys(pieces))('axe has nothing to say about the %s', { timeout: 30_000 }, async (name) => {
  pieces[name]?.();
  expect(await complaints()).toEqual([]);
});
