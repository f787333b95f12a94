/** What the page and its worker tell each other in the edition without a server. */

export type ToWorker =
  | { kind: 'thinker'; port: MessagePort }
  | { kind: 'thinker-failed' }
  | { kind: 'request'; id: number; method: string; path: string; text: string }
  | { kind: 'connect'; id: number; path: string }
  | { kind: 'send'; id: number; text: string }
  | { kind: 'close'; id: number };

export type FromWorker =
  | { kind: 'progress'; done: number; of: number }
  | { kind: 'other-window' }
  | { kind: 'ready' }
  | { kind: 'failed'; why: string }
  | { kind: 'answer'; id: number; status: number; body: Uint8Array<ArrayBuffer> }
  | { kind: 'message'; id: number; text: string }
  | { kind: 'end'; id: number; code: number };

export interface Job {
  id: number;
  name: string;
  text: string;
}

export type JobDone = { id: number; text: string } | { id: number; why: string };
