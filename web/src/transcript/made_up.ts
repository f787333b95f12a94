import { t } from '@/i18n/i18n.svelte';
import type { TableInfo } from '@/net/types';

/** Of a game from a real table: whose hidden cards were filled in. */
export function madeUpText(table: TableInfo, nameOf: (seat: number) => string): string {
  return t('kept-made-up', { players: table.made_up.map(nameOf).join(', ') });
}
