/** The page's end of the worker: requests, and sockets that look like a WebSocket. */

import type { FromWorker, ToWorker } from './messages';
import { loading } from './loading.svelte';

type Answer = Extract<FromWorker, { kind: 'answer' }>;

class Player {
  private readonly worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  private readonly answers = new Map<number, (answer: Answer) => void>();
  private readonly sockets = new Map<number, LocalSocket>();
  private count = 0;

  constructor() {
    this.worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.receive(data);
    this.worker.onerror = (event) => (loading.failed = event.message || 'worker');
  }

  tell(message: ToWorker, transfer: Transferable[] = []): void {
    this.worker.postMessage(message, transfer);
  }

  request(method: string, path: string, text: string): Promise<Answer> {
    const id = (this.count += 1);
    this.tell({ kind: 'request', id, method, path, text });
    return new Promise((done) => this.answers.set(id, done));
  }

  connect(socket: LocalSocket, path: string): number {
    const id = (this.count += 1);
    this.sockets.set(id, socket);
    this.tell({ kind: 'connect', id, path });
    return id;
  }

  disconnect(id: number): void {
    this.sockets.delete(id);
    this.tell({ kind: 'close', id });
  }

  private receive(message: FromWorker): void {
    if (message.kind === 'progress') [loading.done, loading.of] = [message.done, message.of];
    else if (message.kind === 'other-window') loading.elsewhere = true;
    else if (message.kind === 'ready') this.startThinker();
    else if (message.kind === 'failed') loading.failed = message.why;
    else if (message.kind === 'answer') {
      this.answers.get(message.id)?.(message);
      this.answers.delete(message.id);
    } else if (message.kind === 'message') this.sockets.get(message.id)?.onmessage?.({ data: message.text });
    else this.sockets.get(message.id)?.end(message.code);
  }

  /** Thinking has a worker of its own, begun when the first one is ready to play. */
  private startThinker(): void {
    loading.ready = true;
    const { port1, port2 } = new MessageChannel();
    const thinker = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' });
    const fail = () => this.tell({ kind: 'thinker-failed' });
    thinker.onerror = thinker.onmessage = fail;
    this.tell({ kind: 'thinker', port: port1 }, [port1]);
    thinker.postMessage(port2, [port2]);
  }
}

let found: Player | null = null;
const player = () => (found ??= new Player());

/** The same questions and answers as those of the server's HTTP API. */
export async function localFetch(method: string, path: string, text = ''): Promise<Response> {
  const { status, body } = await player().request(method, path, text);
  return new Response(body, { status });
}

/** The part of a WebSocket that a Connection uses. */
export class LocalSocket {
  readyState: number = WebSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  private readonly id: number;

  constructor(path: string) {
    this.id = player().connect(this, path);
    queueMicrotask(() => {
      if (this.readyState !== WebSocket.CONNECTING) return;
      this.readyState = WebSocket.OPEN;
      this.onopen?.();
    });
  }

  send(text: string): void {
    player().tell({ kind: 'send', id: this.id, text });
  }

  close(code = 1000): void {
    this.end(code);
  }

  end(code: number): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    player().disconnect(this.id);
    this.onclose?.({ code });
  }
}

/** Links to files of the API: the file is made here and saved. Return a function that stops it. */
export function saveFiles(): () => void {
  const click = (event: MouseEvent) => {
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link?.pathname.startsWith('/api/') || link.origin !== location.origin) return;
    event.preventDefault();
    void save(link.pathname.slice('/api'.length) + link.search);
  };
  document.addEventListener('click', click);
  return () => document.removeEventListener('click', click);
}

async function save(path: string): Promise<void> {
  const answer = await localFetch('GET', path);
  if (!answer.ok) return;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await answer.blob());
  const table = /^\/tables\/(\w+)\//.exec(path)?.[1];
  link.download = table ? `bigboard-${table}.json` : 'bigboard-records.zip';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
