/** It is the reader's turn somewhere: a notification of the browser if they want one, and a number in the title. */

import { t } from '@/i18n/i18n.svelte';
import { api } from '@/net/api';
import type { TableInfo } from '@/net/types';
import { prefs } from './prefs.svelte';
import { go, match, router } from './router.svelte';
import { session, tableName } from './session.svelte';

const LOOK_MS = 30_000;

class TurnAlerts {
  /** Tables that wait for the reader, and their names. */
  waiting: Record<string, string> = $state.raw({});
}

export const turnAlerts = new TurnAlerts();

export function canNotify(): boolean {
  return 'Notification' in globalThis;
}

/** Asks the browser for its permission; false if the reader refuses it there. */
export async function allowNotifications(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted';
}

/** The table the reader looks at now. */
function openTable(): string | undefined {
  return document.hidden ? undefined : match('/t/:id', router.path)?.id;
}

function notify(text: string, id: string): void {
  if (!canNotify() || Notification.permission !== 'granted' || openTable() === id) return;
  try {
    const note = new Notification(text, { tag: id, icon: '/icon-192.png' });
    note.onclick = () => {
      focus();
      go(`/t/${id}`);
      note.close();
    };
  } catch {
    // A phone notifies through its system alone; the title still says it.
  }
}

/** The reader's quick match has started while they look at something else. */
export function tellStart(id: string, name: string): void {
  if (prefs.notify || prefs.company) notify(t('quick-found', { name }), id);
}

/** Set whether it is the reader's turn at this table. */
export function setTurn(id: string, name: string, yours: boolean): void {
  const before = turnAlerts.waiting;
  if (yours === id in before) return;
  if (yours) {
    turnAlerts.waiting = { ...before, [id]: name };
    if (prefs.notify) notify(t('your-turn-at', { name }), id);
  } else {
    const { [id]: _, ...others } = before;
    turnAlerts.waiting = others;
  }
}

export function isMyTurn(table: TableInfo, person: string): boolean {
  return table.status === 'running' && table.seats[table.deciding]?.person === person;
}

/** Looks after all tables of the reader while the page is open. Call it from an effect; it returns the way to stop. */
export function watchTurns(): () => void {
  const told = new Set<string>();
  async function look(): Promise<void> {
    const person = session.person?.id;
    const none = { tables: [] as TableInfo[] };
    if (person && prefs.notify)
      for (const table of (await api.myTables().catch(() => none)).tables)
        setTurn(table.id, tableName(table), isMyTurn(table, person));
    if (!prefs.company) return;
    for (const table of (await api.tables(['open']).catch(() => none)).tables) {
      const known = told.has(table.id) || table.seats.some((seat) => seat.person && seat.person === person);
      if (table.fill_at === null || known) continue;
      told.add(table.id);
      notify(t('quick-wanted', { name: tableName(table) }), table.id);
    }
  }
  void look();
  const timer = setInterval(() => void look(), LOOK_MS);
  return () => clearInterval(timer);
}
