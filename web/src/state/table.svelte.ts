/** One table as this device sees it: what the server told, what was sent and not yet answered. */

import {
  storeDealSecret,
  loadDealSecret,
  canReveal,
  newValue,
  revealValue,
  commitment,
} from '@/crypto/commitments';
import { Connection, type LineState } from '@/net/connection';
import { invitationQuery, readInvitation } from '@/net/invitations';
import {
  PROTOCOL,
  type ChatLine,
  type Described,
  type Legal,
  type TableMessage,
  type Problem,
  type ReactionMessage,
  type TableInfo,
  type You,
} from '@/net/types';
import type { RevealRequestMessage } from '@/net/wire';
import { ChatBubbles } from './chat_bubbles.svelte';
import { Coach } from './coach.svelte';
import { SeatFeed } from './feed.svelte';

interface Sent {
  message: { type: string; id: string; [field: string]: unknown };
  failed?: (problem: Problem) => void;
}

export class Table {
  info: TableInfo | null = $state.raw(null);
  you: You = $state.raw({
    person: null,
    host: false,
    seats: [],
    invitation: null,
    kicked: false,
    silenced: false,
  });
  chat: ChatLine[] = $state.raw([]);
  /** The latest signs of people, for as long as this page is open. */
  reactions: ReactionMessage[] = $state.raw([]);
  readonly bubbles: ChatBubbles;
  line: LineState = $state('connecting');
  /** The table cannot be shown at all: why. */
  barred: Problem | null = $state.raw(null);
  /** The last refusal, for the reader. */
  problem: Problem | null = $state.raw(null);
  readonly coach = new Coach((fields, failed) => {
    this.problem = null;
    this.post(fields, failed);
  });
  busy = $state(false);
  feeds: Record<number, SeatFeed> = $state.raw({});
  /** The seat from which this device looks at the table; -1 is a spectator. */
  viewpoint = $state(-1);

  private committed = false;
  /** Whether the server knows on this line who we are; what is posted before waits for it. */
  private welcomed = false;
  private server: string | null = null;
  private seq = 0;
  private acked = 0;
  private ids = 0;
  private readonly nonce = Math.random().toString(36).slice(2, 10);
  private readonly sent = new Map<string, Sent>();
  private plan: { seat: number; actions: Described[] } | null = null;
  private readonly connection: Connection<TableMessage>;

  constructor(readonly id: string) {
    readInvitation(id);
    this.bubbles = new ChatBubbles(id);
    this.connection = new Connection<TableMessage>(
      `/tables/${encodeURIComponent(id)}/ws${invitationQuery(id)}`,
      {
        hello: () => ({
          type: 'hello',
          protocol: PROTOCOL,
          client: 'web',
          since: this.seq,
          views: 'changes',
        }),
        receive: (message) => this.receive(message),
        changed: (state, code) => this.changed(state, code),
      },
    );
  }

  close(): void {
    this.connection.close();
    this.bubbles.close();
  }

  /** Say hello again: this device has signed in since the connection was opened. */
  greet(): void {
    this.connection.renew();
  }

  get feed(): SeatFeed | null {
    return this.feeds[this.viewpoint] ?? null;
  }

  /** The seat of this device that is asked; -1 if none is, also where the table gives the only answer itself. */
  get deciding(): number {
    const seat = this.feed?.view?.seat ?? -1;
    return this.you.seats.includes(seat) && this.feeds[seat]?.view?.legal?.length ? seat : -1;
  }

  /** Whether the coach helps: where the table allows it, and against bots only, but never in a game that counts. */
  get coached(): boolean {
    const others = this.info?.seats.filter((one) => one.seat !== this.viewpoint) ?? [];
    const alone = others.every((one) => one.kind === 'bot');
    return this.viewpoint >= 0 && (this.info?.hints === true || (alone && !this.info?.contest));
  }

  nameOf(seat: number): string {
    return this.info?.seats[seat]?.name ?? '';
  }

  /** Sends the actions one after the other, each as soon as the table offers it; stops when it does not. */
  act(seat: number, ...actions: Described[]): void {
    this.problem = null;
    this.coach.forget();
    this.plan = { seat, actions };
    this.advance();
  }

  /** Answers a choice of several, in any order; the table takes all of it or nothing. */
  pick(seat: number, picks: Described[]): void {
    this.problem = null;
    this.coach.forget();
    this.plan = null;
    this.busy = true;
    this.post({ type: 'act', seat, seq: this.seq, picks });
  }

  undo(seat: number): void {
    this.problem = null;
    this.plan = null;
    this.post({ type: 'undo', seat, seq: this.seq });
  }

  say(text: string): void {
    this.post({ type: 'chat', text });
  }

  react(reaction: string): void {
    this.post({ type: 'react', reaction });
  }

  /** Asks for what a seat saw after an entry, unless this page has seen it itself. */
  lookAt(seat: number, seq: number): void {
    if (!this.feeds[seat]?.frame(seq)) this.post({ type: 'look', seat, seq });
  }

  private advance(): void {
    const plan = this.plan;
    const view = plan && this.feeds[plan.seat]?.view;
    if (this.acting() || this.seq < this.acked) return;
    if (!plan || !view) {
      this.busy = false;
      return;
    }
    const next = plan.actions.shift();
    // A choice of an offer has its number; what a client describes itself is compared field by field.
    const fits = (action: Legal) =>
      typeof next?.action === 'number' ? action.action === next.action : !!next && isSameAction(action, next);
    const legal = next && view.legal?.find(fits);
    if (!legal) {
      this.plan = null;
      this.busy = false;
      return;
    }
    this.busy = true;
    this.post(
      { type: 'act', seat: plan.seat, seq: this.seq, action: legal.action },
      () => (this.plan = null),
    );
  }

  private acting(): boolean {
    return [...this.sent.values()].some((sent) => sent.message.type === 'act');
  }

  private post(
    fields: { type: string; [field: string]: unknown },
    failed?: (problem: Problem) => void,
  ): void {
    this.ids += 1;
    const id = `${this.nonce}.${this.ids}`;
    const sent: Sent = { message: { ...fields, id }, ...(failed && { failed }) };
    this.sent.set(id, sent);
    if (this.welcomed) this.connection.send(sent.message);
  }

  private changed(state: LineState, code: number): void {
    this.line = state;
    this.welcomed = false;
    if (state === 'closed' && code !== 1000 && !this.barred)
      this.barred = { code: 'closed', message: '', rule: null, reason: null, args: {} };
  }

  private feedOf(seat: number): SeatFeed {
    let feed = this.feeds[seat];
    if (!feed) {
      feed = new SeatFeed(this.id, seat);
      this.feeds = { ...this.feeds, [seat]: feed };
    }
    return feed;
  }

  private adopt(info: TableInfo, you: You): void {
    this.info = info;
    this.you = you;
    if (!you.seats.includes(this.viewpoint)) this.viewpoint = you.seats[0] ?? -1;
  }

  private receive(message: TableMessage): void {
    switch (message.type) {
      case 'welcome':
        this.adopt(message.table, message.you);
        this.chat = message.chat;
        this.bubbles.open(message.chat, message.you.person);
        this.welcomed = true;
        this.resend();
        this.commit(message.commitment);
        break;
      case 'history':
        this.feedOf(message.seat).remember(message.entries);
        break;
      case 'view':
        this.feedOf(message.seat).show(message);
        this.seq = Math.max(this.seq, message.seq);
        this.advance();
        break;
      case 'update':
      case 'changes':
        if (message.seq > this.seq + 1) return this.connection.renew();
        if (message.type === 'update') this.feedOf(message.seat).applyUpdate(message);
        else if (!this.feedOf(message.seat).applyPatch(message)) return this.connection.renew();
        this.seq = message.seq;
        // A refusal belongs to the question it answered.
        this.problem = null;
        if (!this.plan || this.plan.seat === message.seat) this.advance();
        break;
      case 'table':
        this.adopt(message.table, message.you);
        this.commit(null);
        break;
      case 'reveal':
        this.reveal(message);
        break;
      case 'chat':
        if (this.chat.some((line) => line.n === message.line.n)) break;
        this.chat = [...this.chat, message.line];
        this.bubbles.addLine(message.line, this.you.person);
        break;
      case 'reaction':
        this.reactions = [...this.reactions, message].slice(-4);
        this.bubbles.addReaction(message, this.you.person);
        break;
      case 'ack':
        this.sent.delete(message.id);
        this.acked = Math.max(this.acked, message.seq);
        this.advance();
        break;
      case 'coach':
        this.sent.delete(message.id);
        this.coach.receive(message);
        break;
      case 'moment':
        this.sent.delete(message.id);
        this.feedOf(message.seat).keepFrame(message.seq, message.view);
        break;
      case 'error':
        this.refused(message);
        break;
    }
  }

  private refused(message: Problem & { id?: string | null }): void {
    const sent = message.id ? this.sent.get(message.id) : undefined;
    if (message.id) this.sent.delete(message.id);
    this.busy = false;
    sent?.failed?.(message);
    if (!this.info || (message.code === 'kicked' && !message.id)) this.barred = message;
    else this.problem = message;
  }

  /** A player at an open table adds a committed value to its deal. */
  private commit(server: string | null): void {
    const kept = loadDealSecret(this.id);
    if (server && kept) storeDealSecret(this.id, kept.value, server);
    else if (server) this.server = server;
    if (this.committed || this.info?.status !== 'open' || !this.you.seats.length) return;
    this.committed = true;
    const { value } = kept ?? storeDealSecret(this.id, newValue(), this.server);
    this.post({ type: 'commit', commitment: commitment(value) });
  }

  private reveal(message: RevealRequestMessage): void {
    const kept = loadDealSecret(this.id);
    const commitments = message.players.map((player) => player.commitment);
    if (kept && canReveal(kept, message.commitment, commitments))
      this.post({ type: 'reveal', value: revealValue(this.id) });
  }

  /** After a loss: what was not answered is sent again under the same id, so it is done once. */
  private resend(): void {
    for (const sent of this.sent.values()) this.connection.send(sent.message);
  }
}

/** Whether a legal action is the described one. */
export function isSameAction(legal: Described, wanted: Described): boolean {
  return Object.entries(wanted).every(([field, value]) => legal[field] === value);
}
