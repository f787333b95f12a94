/** A WebSocket that says hello, comes back after a loss, and notices when the line is dead. */

import { WITHOUT_SERVER } from '@/site/edition';
import { LocalSocket } from '@/site/local';

export type LineState = 'connecting' | 'open' | 'lost' | 'closed';

interface Listener<Message> {
  hello(): object;
  receive(message: Message): void;
  changed(state: LineState, code: number): void;
}

const FINAL_CODES = new Set([1009, 4000, 4001, 4003, 4004]);
const PING_EVERY_MS = 20_000;
const PATIENCE_MS = 8_000;
const LONGEST_WAIT_MS = 10_000;
const OPENING_MS = 15_000;

function address(path: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}/api${path}`;
}

export class Connection<Message> {
  private socket: WebSocket | LocalSocket | null = null;
  private losses = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private deadline: ReturnType<typeof setTimeout> | undefined;
  private stopped = false;
  private pings = 0;

  constructor(
    private readonly path: string,
    private readonly listener: Listener<Message>,
  ) {
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
    this.open();
  }

  send(message: object): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Drops the line and takes it up again, with everything missed. */
  renew(): void {
    this.abandon();
  }

  close(): void {
    this.stopped = true;
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    this.clearTimers();
    this.socket?.close(1000);
    this.listener.changed('closed', 1000);
  }

  private open(): void {
    this.clearTimers();
    this.listener.changed('connecting', 0);
    const socket = WITHOUT_SERVER ? new LocalSocket(this.path) : new WebSocket(address(this.path));
    this.socket = socket;
    this.deadline = setTimeout(() => this.abandon(), OPENING_MS);
    socket.onopen = () => {
      clearTimeout(this.deadline);
      this.deadline = undefined;
      this.losses = 0;
      socket.send(JSON.stringify(this.listener.hello()));
      this.listener.changed('open', 0);
      this.beat = setInterval(this.ping, PING_EVERY_MS);
    };
    socket.onmessage = (event: { data: unknown }) => {
      clearTimeout(this.deadline);
      this.deadline = undefined;
      this.listener.receive(JSON.parse(String(event.data)) as Message);
    };
    socket.onclose = (event: { code: number }) => {
      if (socket !== this.socket) return;
      this.clearTimers();
      if (this.stopped) return;
      if (FINAL_CODES.has(event.code)) {
        this.listener.changed('closed', event.code);
        return;
      }
      this.listener.changed('lost', event.code);
      const wait = event.code === 4029 ? 60_000 : Math.min(LONGEST_WAIT_MS, 300 * 2 ** this.losses);
      this.losses += 1;
      this.retry = setTimeout(() => this.open(), wait * (0.8 + 0.4 * Math.random()));
    };
  }

  private readonly ping = (): void => {
    this.pings += 1;
    if (this.send({ type: 'ping', id: `p${this.pings}` }) && this.deadline === undefined)
      this.deadline = setTimeout(() => this.abandon(), PATIENCE_MS);
  };

  /** Leaves a line without waiting for its close, and opens another. */
  private abandon(): void {
    const dead = this.socket;
    this.socket = null;
    dead?.close(4900);
    this.clearTimers();
    this.listener.changed('lost', 0);
    this.open();
  }

  /** The network or the reader is back: do not wait out the pause. */
  private readonly hurry = (): void => {
    if (this.stopped || document.visibilityState === 'hidden') return;
    if (this.retry !== undefined) this.open();
    else this.ping();
  };

  private clearTimers(): void {
    clearTimeout(this.retry);
    clearTimeout(this.deadline);
    clearInterval(this.beat);
    this.retry = this.deadline = this.beat = undefined;
  }
}
