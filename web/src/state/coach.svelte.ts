/** The coach beside one seat: what it was asked, what it thinks, and an answer it holds back until the reader insists. */

import { actionRef } from '@/net/action_ref';
import type { CoachMessage, Described } from '@/net/types';

/** What the reader has chosen and not confirmed yet: an action, or the parts of a choice of several. */
export interface Considered {
  action?: Described;
  picks?: Described[];
}

type Send = (fields: { type: string; [field: string]: unknown }, failed: () => void) => void;

export class Coach {
  opinion: CoachMessage | null = $state.raw(null);
  waiting = $state(false);
  /** Whether the whole answer is shown; a question comes first. */
  open = $state(false);
  considered: Considered | null = $state.raw(null);
  /** Gives the answer that was held back. */
  insist: (() => void) | null = $state.raw(null);
  private then: ((opinion: CoachMessage | null) => void) | null = null;

  constructor(private readonly send: Send) {}

  /** What the coach thinks of the reader's choice, or of the question where nothing is chosen. */
  ask(seat: number): void {
    this.put(seat, this.considered, () => {});
  }

  /** A blunder is held back; everything else, and what the coach cannot judge, is done at once. */
  check(seat: number, answer: Considered, go: () => void): void {
    this.put(seat, answer, (opinion) => {
      if (opinion?.verdict?.name === 'blunder') {
        this.insist = () => {
          this.forget();
          go();
        };
        return;
      }
      this.forget();
      go();
    });
  }

  receive(opinion: CoachMessage): void {
    this.opinion = opinion;
    this.answered(opinion);
  }

  forget(): void {
    this.opinion = null;
    this.open = false;
    this.insist = null;
  }

  private put(seat: number, answer: Considered | null, then: (opinion: CoachMessage | null) => void): void {
    if (this.waiting) return;
    this.forget();
    this.waiting = true;
    this.then = then;
    const { action, picks } = answer ?? {};
    this.send({ type: 'coach', seat, action: action ? actionRef(action) : null, picks: picks ?? null }, () =>
      this.answered(null),
    );
  }

  private answered(opinion: CoachMessage | null): void {
    this.waiting = false;
    const then = this.then;
    this.then = null;
    then?.(opinion);
  }
}
