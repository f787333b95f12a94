/** The worker that plays: tables, lessons, puzzles and records in Python. */

import type { PyProxy } from 'pyodide/ffi';
import { dropCompiled } from './compiled';
import type { FromWorker, Job, JobDone, ToWorker } from './messages';
import { loadPython } from './python';
import { Storage } from './storage';

interface Door extends PyProxy {
  request(method: string, path: string, text: string): Promise<PyProxy>;
  connect(id: number, path: string, send: (text: string) => void, end: (code: number) => void): void;
  receive(id: number, text: string): void;
  disconnect(id: number): void;
}
interface Main extends PyProxy {
  open_door(storage: object, think: object): Promise<Door>;
  think(name: string, text: string): string;
  ready(): void;
}

const tell = (message: FromWorker, transfer: Transferable[] = []) => postMessage(message, { transfer });
const why = (error: unknown) => (error instanceof Error ? error.message : String(error));

// Jobs for the second worker.
let thinker: MessagePort | null = null;
let jobs = 0;
const waiting = new Map<number, { job: Job; done: (text: string) => void; fail: (error: Error) => void }>();

function think(name: string, text: string): Promise<string> {
  return new Promise((done, fail) => {
    jobs += 1;
    const job = { id: jobs, name, text };
    waiting.set(job.id, { job, done, fail });
    if (thinker) thinker.postMessage(job);
    else void main.then((python) => workHere(python));
  });
}

/** Without a second worker its jobs are done here: slower, but done. */
function workHere(python: Main): void {
  for (const [id, { job, done, fail }] of waiting) {
    waiting.delete(id);
    try {
      done(python.think(job.name, job.text));
    } catch (error) {
      fail(new Error(why(error)));
    }
  }
}

function receiveJob({ data }: MessageEvent<JobDone>): void {
  const found = waiting.get(data.id);
  waiting.delete(data.id);
  if ('text' in data) found?.done(data.text);
  else found?.fail(new Error(data.why));
}

/** One window at a time writes to the storage; another waits until it closes. */
function lockStorage(): Promise<void> {
  if (!('locks' in navigator)) return Promise.resolve();
  return new Promise((held) => {
    const hold = () => {
      held();
      return new Promise<void>(() => undefined);
    };
    void navigator.locks.request('bigboard', { ifAvailable: true }, (lock) => {
      if (lock) return hold();
      tell({ kind: 'other-window' });
      void navigator.locks.request('bigboard', hold);
      return undefined;
    });
  });
}

const main = loadPython((done, of) => tell({ kind: 'progress', done, of })).then(
  (python) => python.pyimport('bigboard.browser.main') as Main,
);
const door = Promise.all([main, lockStorage().then(() => Storage.open())]).then(([python, storage]) => {
  python.ready();
  return python.open_door(storage, think);
});
door.then(
  () => tell({ kind: 'ready' }),
  async (error: unknown) => {
    await dropCompiled();
    tell({ kind: 'failed', why: why(error) });
  },
);

async function take(message: ToWorker): Promise<void> {
  if (message.kind === 'thinker') {
    thinker = message.port;
    thinker.onmessage = receiveJob;
    return;
  }
  if (message.kind === 'thinker-failed') {
    thinker = null;
    workHere(await main);
    return;
  }
  const { id } = message;
  const python = await door;
  if (message.kind === 'request') {
    const answer = await python.request(message.method, message.path, message.text);
    const [status, bytes] = answer.toJs() as [number, Uint8Array<ArrayBuffer>];
    answer.destroy();
    const body = bytes.slice();
    tell({ kind: 'answer', id, status, body }, [body.buffer]);
  } else if (message.kind === 'connect')
    python.connect(
      id,
      message.path,
      (text) => tell({ kind: 'message', id, text }),
      (code) => tell({ kind: 'end', id, code }),
    );
  else if (message.kind === 'send') python.receive(id, message.text);
  else python.disconnect(id);
}

/** One message after the other, in the order in which the page sent them. */
onmessage = ({ data }: MessageEvent<ToWorker>) => void take(data);
