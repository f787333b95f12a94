/** Twelve faces of our own, and which of them sits where. */

import type { SeatInfo } from '@/net/types';
import { botFace } from '@/state/session.svelte';

export interface FaceParts {
  /** One of the skin tones of the tokens. */
  skin: number;
  /** A color of hair, 0 to 4. */
  hair: number;
  /** Filled shapes on a 48 × 48 grid, behind the head. */
  behind?: string;
  /** In front of it: hair, hat. */
  front?: string;
  /** Lines over the face: glasses, moustache, beard, wrinkles. */
  lines?: string;
  /** A filled moustache or beard, in the color of the hair. */
  beard?: string;
  mouth: string;
  hat?: string;
}

const SMILE = 'M20.500 29q3.500 3 7 0';
const CALM = 'M21 29.500h6';
const SMIRK = 'M21 29.500q3.500.5 6-1.500';
const GLASSES =
  'M15.800 22.500a3.400 3.400 0 1 0 6.800 0a3.400 3.400 0 1 0-6.800 0M25.400 22.500a3.400 3.400 0 1 0 6.800 0a3.400 3.400 0 1 0-6.800 0M22.600 22h2.800';
const CROP =
  'M14 21c-1-9 5-12.500 10-12.500S35 12 34 21c-1-4-2.500-6-4-7c-4 1.500-8 1.500-12 0c-1.500 1-3 3-4 7z';

/** Each is a person one could meet on a trading floor. */
export const FACES: readonly FaceParts[] = [
  // bowler hat and moustache
  {
    skin: 1,
    hair: 1,
    hat: 'M14 16.500q0-9 10-9t10 9zM10.500 15.500h27q1 2.500-2 2.500h-23q-3 0-2-2.500z',
    beard: 'M18 27.500q3-2.500 6 0q3-2.500 6 0q-1.500 2.500-6 1q-4.500 1.500-6-1z',
    mouth: 'M22 31h4',
  },
  // a bun
  {
    skin: 2,
    hair: 0,
    behind: 'M24 4.500a4.500 4.500 0 1 1 0 9a4.500 4.500 0 1 1 0-9z',
    front:
      'M13.500 22c-.5-9 4-12.500 10.500-12.500S35 13 34.500 22c-1.500-5-4-7.500-10.500-7.500S15 17 13.500 22z',
    mouth: SMILE,
  },
  // glasses and a side parting
  {
    skin: 0,
    hair: 2,
    front:
      'M14 20c-1-8 4-11.500 10-11.500c7 0 11 4 10 11.500c-1-3-2-5-3.500-6c-5 1-9 0-12-1.500c0 3-2.500 4-4.500 7.500z',
    lines: GLASSES,
    mouth: CALM,
  },
  // curls
  {
    skin: 4,
    hair: 0,
    behind:
      'M11 24c-3-3-1-7 1-8c0-4 4-6.500 7-6c3-3 8-3 10 0c4-.5 7 2 7 6c3 2 3.500 6 1 8c1 4-2 6-4 6H15c-3 0-5-3-4-6z',
    mouth: SMILE,
    lines: 'M33.500 27.500v3',
  },
  // bald, with a full beard
  {
    skin: 1,
    hair: 3,
    beard:
      'M14.300 24c.5 12 5 14 9.700 14s9.200-2 9.700-14c-1.500 3-3 3.500-5 3.500c-3-1.500-6.500-1.500-9.400 0c-2 0-3.500-.5-5-3.500z',
    mouth: 'M21.500 31.500h5',
  },
  // a bob
  {
    skin: 0,
    hair: 4,
    behind: 'M12.500 33c-2-14 1-24.500 11.500-24.500S37.500 19 35.500 33q-2 1-5 0V20H17.500v13q-3 1-5 0z',
    front: 'M14 21c0-7 4-11 10-11s10 4 10 11c-3-1-5-3-6-5.500c-3 3.500-8 5-14 5.500z',
    mouth: SMIRK,
  },
  // a flat cap
  {
    skin: 3,
    hair: 0,
    hat: 'M13 18c-1-7 5-10.500 11-10.500c7 0 12 4 11.500 8.500c2 .5 3 1.500 2.500 3q-7-2.500-14-2.500T13 18z',
    lines: 'M19 32q5 2 10 0',
    mouth: CALM,
  },
  // gray hair, monocle
  {
    skin: 2,
    hair: 3,
    front: CROP,
    lines: 'M25.400 22.500a3.400 3.400 0 1 0 6.800 0a3.400 3.400 0 1 0-6.800 0M31.500 25q1.500 4-.5 8',
    mouth: SMIRK,
  },
  // long hair
  {
    skin: 3,
    hair: 1,
    behind: 'M12 40c-1-6 0-12 .5-18C13 13 17 8.500 24 8.500S35 13 35.500 22c.5 6 1.500 12 .5 18z',
    front: 'M14 21.500c0-8 4-12 10-12s10 4 10 12c-2-5-5-7.500-8-8.500c-3 3.500-7 5.500-12 8.500z',
    mouth: SMILE,
  },
  // a quiff, freckles
  {
    skin: 0,
    hair: 2,
    front:
      'M14 20c-2-6 0-11 6-12c6-1.500 13-1 14 4c.5 3 .5 5 0 8c-.5-2.500-1.500-4.500-3-6c-5 1.500-9 .5-12-.5c-2 1-4 3-5 6.500z',
    lines: 'M18.500 26.500h.1M20.500 27.300h.1M27.500 27.300h.1M29.500 26.500h.1',
    mouth: 'M20.500 29.500q3.500 3.500 7 0',
  },
  // a head scarf
  {
    skin: 3,
    hair: 4,
    hat: 'M12.500 36c-2-12-1-28 11.500-28s13.500 16 11.500 28c-3 3-6 2-7 0c4-2 5.500-8 5-14c-.5-5-4-8-9.500-8S15 17 14.500 22c-.5 6 1 12 5 14c-1 2-4 3-7 0z',
    mouth: SMILE,
  },
  // dreadlocks tied back, a goatee
  {
    skin: 4,
    hair: 0,
    behind: 'M13 16l-3 3l2 3l-2.500 3l2.500 3l-1 4h4V16zM35 16l3 3l-2 3l2.500 3l-2.500 3l1 4h-4V16z',
    front: CROP,
    beard: 'M21.500 33q2.500-1.500 5 0l-1 3.500h-3z',
    mouth: SMILE,
  },
];

/** The face of a seat: a bot with a name brings its own, the others get one by their place. */
export function faceOf(seat: Pick<SeatInfo, 'seat' | 'kind' | 'bot'>): number {
  return botFace(seat.bot) ?? (seat.seat * 2 + (seat.kind === 'bot' ? 1 : 0)) % FACES.length;
}

/** A mark forevery seat, so that color is not all that tells players apart; filled, on a 12 × 12 grid. */
export const SEAT_SHAPES: readonly string[] = [
  'M6 1a5 5 0 1 0 0 10a5 5 0 1 0 0-10z',
  'M1.500 1.500h9v9h-9z',
  'M6 .8l5.500 10h-11z',
  'M6 .3L11.700 6L6 11.700L.3 6z',
  'M6 .2l1.600 3.800l4.200.3l-3.200 2.700l1 4.100L6 8.900l-3.600 2.200l1-4.100L.2 4.300l4.200-.3z',
  'M4 .8h4v3.200h3.200v4H8v3.200H4V8H.8V4H4z',
];
