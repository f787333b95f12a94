/** Which lines of the chat are shown and in what words: bots may be silent, and people muted on this device. */

import { t } from '@/i18n/i18n.svelte';
import type { ChatLine } from '@/net/types';
import { contacts } from './contacts.svelte';
import { prefs } from './prefs.svelte';
import { botName } from './session.svelte';

/** Whether a line is shown. What the table itself announces always is. */
export function isShown(line: ChatLine): boolean {
  if (line.code === 'talk') return prefs.talk;
  return (
    line.code !== null ||
    !line.person ||
    !(prefs.muted.includes(line.person) || contacts.isBlocked(line.person))
  );
}

/** The words of a line, and who says them; bots speak the reader's language. */
export function lineText(line: ChatLine): string {
  return line.code === 'talk' ? t(`talk-${line.args.occasion}-${line.args.tone}`) : line.text;
}
export function speakerName(line: ChatLine): string {
  return line.code === 'talk' ? botName(String(line.args.bot)) : line.name;
}

export function setMuted(person: string, on: boolean): void {
  const others = prefs.muted.filter((id) => id !== person);
  prefs.muted = on ? [...others, person].slice(-200) : others;
}
