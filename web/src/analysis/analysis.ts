/** The analysis board: what the server is asked, and the address that holds a position with its lines. */

import { language } from '@/i18n/i18n.svelte';
import { call, Refused } from '@/net/api';
import type {
  AnalysisShown,
  AnalysisStep,
  Described,
  EditorState,
  Problem,
  TableInfo,
  You,
} from '@/net/types';

/** A position and the moves that are played on it. */
export interface Moment {
  position: string;
  moves: string[];
  at: number;
}
export interface NewAnswer {
  actions?: (Described | number)[];
  picks?: Described[];
}
export interface Change {
  draft?: Record<string, unknown>;
  moment?: Moment;
  game?: string;
  players?: number;
  edit?: { id: string; value: string | number | string[] };
}

export const show = (moment: Moment, answer: NewAnswer = {}) =>
  call<AnalysisShown>('POST', '/analysis', { ...moment, ...answer, language: language() });
export const edit = (change: Change) =>
  call<EditorState>('POST', '/analysis/edit', { ...change, language: language() });
export const playOn = (moment: Moment, name: string) =>
  call<{ table: TableInfo; you: You }>('POST', '/analysis/play', { ...moment, name });

/** Read the answers step by step, until the last one or until `signal` stops it. */
export async function readSteps(
  moment: Moment,
  signal: AbortSignal,
  told: (step: AnalysisStep) => void,
): Promise<void> {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch('/api/analysis/answers', {
    method: 'POST',
    headers,
    signal,
    body: JSON.stringify(moment),
  });
  if (!answer.ok || !answer.body) throw new Refused((await answer.json()) as Partial<Problem>);
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const events = (text + value).split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) told(JSON.parse(event.slice('data: '.length)) as AnalysisStep);
  }
}

/** The lines that were tried on a position, and the moment that is looked at. */
export interface Board {
  position: string;
  lines: string[][];
  line: number;
  at: number;
}

/** `#position=…&moves=4A;buy Tower&moves=…&line=0&at=1` */
export function readBoard(hash: string): Board | null {
  const found = new URLSearchParams(hash.slice(1));
  const position = found.get('position');
  if (!position) return null;
  const lines = found.getAll('moves').map((text) => text.split(';').filter(Boolean));
  if (!lines.length) lines.push([]);
  const line = Math.min(Math.max(0, Number(found.get('line')) || 0), lines.length - 1);
  const most = lines[line]?.length ?? 0;
  const at = found.has('at') ? Math.min(Math.max(0, Number(found.get('at')) || 0), most) : most;
  return { position, lines, line, at };
}

export function writeBoard({ position, lines, line, at }: Board): string {
  const written = new URLSearchParams({ position });
  for (const moves of lines) if (moves.length) written.append('moves', moves.join(';'));
  if (line) written.set('line', String(line));
  if (at < (lines[line]?.length ?? 0)) written.set('at', String(at));
  return `/analysis#${written}`;
}

/** Whether a line begins with these moves. */
export const begins = (line: string[], start: string[]) => start.every((move, at) => line[at] === move);

/** The board after these moves: further along a line that has them already, or in a new line beside the others. */
export function withMoves(board: Board, moves: string[]): Board {
  const same = board.lines.findIndex((line) => begins(line, moves));
  if (same >= 0) return { ...board, line: same, at: moves.length };
  const longer = board.lines.findIndex((line) => begins(moves, line));
  const lines = board.lines.map((line, at) => (at === longer ? moves : line));
  if (longer < 0) lines.push(moves);
  return { ...board, lines, line: longer < 0 ? lines.length - 1 : longer, at: moves.length };
}

export function withoutLine(board: Board, gone: number): Board {
  const lines = board.lines.filter((_, at) => at !== gone);
  if (!lines.length) lines.push([]);
  return { ...board, lines, line: 0, at: Math.min(board.at, lines[0]?.length ?? 0) };
}
