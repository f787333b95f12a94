/** Lines of the chat as bubbles at the faces of the players, and the number of unread lines. */

import { getContext, setContext } from 'svelte';
import type { ChatLine, ReactionMessage } from '@/net/types';
import { isShown, lineText, speakerName } from './chat_filter.svelte';
import { prefs } from './prefs.svelte';

/** Something that stands at a face until it has been read. */
export interface Bubble {
  key: number;
  seat: number;
  name: string;
  text: string;
  /** The name of a reaction, which is shown instead of a text. */
  reaction: string | null;
}

/** How long a bubble stands, in ms: a reaction, and a line with so much more for every letter. */
const SIGN_MS = 4000;
const LINE_MS = 4000;
const LETTER_MS = 60;
const MOST_MS = 12000;

export class ChatBubbles {
  /** The latest of every seat. */
  bubbles: Bubble[] = $state.raw([]);
  /** The latest of all that the reader has not read, for those who listen. */
  latest: Bubble | null = $state.raw(null);
  unread = $state(0);

  private keys = 0;
  /** The last line of the chat, and the last one that was read; null before the first visit. */
  private last = 0;
  private read: number | null;
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();

  constructor(private readonly table: string) {
    const kept = localStorage.getItem(this.place);
    this.read = kept === null ? null : Number(kept);
  }

  close(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
  }

  /** The chat as it was when the line was opened, also after a loss: later lines are unread. */
  open(lines: ChatLine[], me: string | null): void {
    const known = Math.max(this.last, this.read ?? lines.at(-1)?.n ?? 0);
    this.unread += lines.filter((line) => line.n > known && counts(line, me)).length;
    this.last = lines.at(-1)?.n ?? 0;
    if (this.read === null) this.storeRead();
  }

  addLine(line: ChatLine, me: string | null): void {
    this.last = line.n;
    if (!isShown(line) || (line.code && line.code !== 'talk')) return;
    const text = lineText(line);
    const ms = Math.min(LINE_MS + LETTER_MS * text.length, MOST_MS);
    this.addBubble({ seat: line.seat, name: speakerName(line), text, reaction: null }, ms, counts(line, me));
  }

  addReaction(sign: ReactionMessage, me: string | null): void {
    if (prefs.muted.includes(sign.person)) return;
    const { seat, name, person, reaction } = sign;
    this.addBubble({ seat, name, text: '', reaction }, SIGN_MS, person !== me);
  }

  /** The chat is in view. */
  markRead(): void {
    this.unread = 0;
    this.latest = null;
    this.storeRead();
  }

  /** Everything up to now is read. */
  private storeRead(): void {
    this.read = this.last;
    try {
      localStorage.setItem(this.place, String(this.read));
    } catch {
      // Then it is forgotten with the page.
    }
  }

  private addBubble(what: Omit<Bubble, 'key'>, ms: number, counted: boolean): void {
    this.keys += 1;
    const bubble = { ...what, key: this.keys };
    this.bubbles = [...this.bubbles.filter((other) => other.seat !== what.seat), bubble];
    if (counted) {
      this.unread += 1;
      this.latest = bubble;
    }
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      this.bubbles = this.bubbles.filter((other) => other !== bubble);
    }, ms);
    this.timers.add(timer);
  }

  private get place(): string {
    return `bigboard.read.${this.table}`;
  }
}

/** Whether a line waits to be read: people's, not one's own, and not what bots and the table remark. */
function counts(line: ChatLine, me: string | null): boolean {
  return !!line.person && line.person !== me && isShown(line);
}

const KEY = Symbol('chat bubbles');
export const setChatBubbles = (bubbles: ChatBubbles): ChatBubbles => setContext(KEY, bubbles);
/** The bubbles of the table around a component; none in a replay or a puzzle. */
export const getChatBubbles = (): ChatBubbles | undefined => getContext<ChatBubbles | undefined>(KEY);
