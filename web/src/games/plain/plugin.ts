/** A game without a plugin of its own, as the screens see it: all is made from its declaration. */

import type { GamePlugin } from '@/games/game';
import { dollars, t } from '@/i18n/i18n.svelte';
import type { Entry, GameEvent } from '@/net/types';
import Hands from './Hands.svelte';
import LogLine from './LogLine.svelte';
import PlainTable from './PlainTable.svelte';
import Results from './Results.svelte';
import type { Declared } from './types';
import { setWording, wording } from './wording';
import Words from './Words.svelte';

/** Everything that one player does in a row is one entry. */
function condense(entries: Entry[]): Entry[] {
  const blocks: Entry[] = [];
  for (const entry of entries) {
    const last = blocks.at(-1);
    if (last && last.seat === entry.seat && entry.seat >= 0)
      blocks[blocks.length - 1] = { ...entry, events: [...last.events, ...entry.events] };
    else blocks.push(entry);
  }
  return blocks;
}

function secret(event: GameEvent): boolean {
  return (
    wording()
      .events.get(event.type)
      ?.secret.some((fact) => fact in event) ?? false
  );
}

export function plainPlugin(declared: Declared): GamePlugin {
  setWording(declared);
  return {
    Table: PlainTable,
    Results,
    LogLine,
    Words,
    Hands,
    money: dollars,
    sounds: declared.events
      .filter((kind) => kind.money.length)
      .map((kind): [string, 'coin'] => [kind.type, 'coin']),
    allKnowing: (view, secrets) => ({ ...view, ...secrets[view.seat], legal: [], offers: undefined }),
    worthTelling: (event) => !wording().events.get(event.type)?.private || secret(event),
    secret,
    condense,
    actionWords: (action) => wording().action(action, (seat) => String(seat + 1)),
    question: (view, yours, player) =>
      view.seat < 0
        ? t('plain-over')
        : yours
          ? wording().question(view.decision)
          : t('plain-waits', { player }),
    rule: (view) => wording().rule(view.decision),
  };
}
