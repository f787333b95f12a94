/** Whom the reader hears in the chat: bots may be silent, and people muted on this device. */

import { prefs } from './prefs.svelte';
import type { ChatLine } from './types';

/** Whether a line is shown. What the table itself announces always is. */
export function heard(line: ChatLine): boolean {
  if (line.code === 'talk') return prefs.talk;
  return line.code !== null || !line.person || !prefs.muted.includes(line.person);
}

export function mute(person: string, on: boolean): void {
  const others = prefs.muted.filter((id) => id !== person);
  prefs.muted = on ? [...others, person].slice(-200) : others;
}
