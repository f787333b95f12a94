/** Acquire, as the screens see it. */

import type { GamePlugin } from '@/games/game';
import { dollars, rich, t, token, type Args } from '@/i18n/i18n.svelte';
import type { Described, View } from '@/net/types';
import type { Scene } from '@/state/scene_player.svelte';
import AcquireTable from './AcquireTable.svelte';
import Hands from './story/Hands.svelte';
import { condense, recap, isSecret, worthTelling } from './story/log';
import LogLine from './story/LogLine.svelte';
import Results from './story/Results.svelte';
import { joinScenes, scenes, type Moment } from './story/scenes';
import Words from './story/Words.svelte';
import type { AcquireView } from './types';

function actionWords(action: Described) {
  const args: Args = {};
  if (typeof action.chain === 'string') args.chain = token('chain', action.chain);
  if (typeof action.tile === 'string') args.tile = token('tile', action.tile);
  if (typeof action.shares === 'number') args.shares = action.shares;
  return rich(`acquire-action-${action.type}`, args);
}

function question(view: View, yours: boolean, player: string): string {
  return yours ? t(`acquire-ask-${view.decision}`) : t(`acquire-wait-${view.decision}`, { player });
}

export const plugin: GamePlugin = {
  Table: AcquireTable,
  Results,
  LogLine,
  Words,
  Hands,
  money: dollars,
  sketch: (view) =>
    (view as AcquireView).board.flatMap((row, y) =>
      [...row].map((sign, x) => ({
        ...{ x, y, width: 1, height: 1 },
        color: /[A-Z]/.test(sign) ? `var(--chain-${sign})` : sign === '.' ? '#e9e4d6' : '#56605a',
      })),
    ),
  sounds: [
    ['acquired', 'merger'],
    ['chain_acquired', 'merger'],
    ['bonus', 'bonus'],
    ['founded', 'found'],
    ['chain_founded', 'found'],
    ['tile', 'tile'],
    ['tile_played', 'tile'],
    ['bought', 'coin'],
    ['disposed', 'coin'],
  ],
  // The board marks the tiles of the player who decides; the others' lie beside it.
  allKnowing: (view, secrets) => ({ ...view, ...secrets[view.seat], legal: [] }),
  worthTelling,
  secret: isSecret,
  condense,
  actionWords,
  question,
  rule: (view) => view.offers?.rule || null,
  scenes,
  join: (told, next, nameOf) => joinScenes(told as Scene<Moment>, next as Scene<Moment>, nameOf),
  startsTurn: (entry) =>
    entry.events.some(
      ({ type, seat }) => seat === entry.seat && (type === 'tile_played' || type === 'no_playable_tile'),
    ),
  recap,
  stage: (view) =>
    t('turn-number', { turn: (view as AcquireView).turn_number, bag: (view as AcquireView).bag }),
};
