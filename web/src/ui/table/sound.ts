/** A dozen short sounds, made on the spot so that nothing has to be loaded. Off unless switched on. */

import { prefs } from '@/state/prefs.svelte';

type Note = [frequency: number, at: number, length: number, to?: number];
const WAVES = { soft: 'sine', reed: 'triangle', rough: 'sawtooth' } as const;

/** The notes of each sound in Hz and seconds; a note with a second frequency slides to it. */
const SOUNDS = {
  tile: ['soft', [190, 0, 0.07]],
  card: ['reed', [620, 0, 0.03, 900]],
  bid: ['reed', [330, 0, 0.05], [494, 0.05, 0.08]],
  outbid: ['reed', [466, 0, 0.12], [349, 0.11, 0.22, 311]],
  coin: ['soft', [880, 0, 0.06], [1175, 0.05, 0.08]],
  bonus: ['soft', [880, 0, 0.06], [1175, 0.06, 0.06], [1319, 0.12, 0.06], [1760, 0.18, 0.16]],
  tip: ['soft', [740, 0, 0.1], [988, 0.13, 0.3]],
  found: ['reed', [392, 0, 0.1], [587, 0.09, 0.22]],
  merger: ['rough', [110, 0, 0.5, 220]],
  rise: ['reed', [392, 0, 0.1], [494, 0.08, 0.1], [587, 0.16, 0.1], [784, 0.24, 0.3]],
  crash: ['rough', [196, 0, 0.6, 55]],
  turn: ['soft', [523, 0, 0.12], [659, 0.11, 0.2]],
  end: ['soft', [392, 0, 0.2], [523, 0.16, 0.2], [659, 0.32, 0.4]],
} satisfies Record<string, [keyof typeof WAVES, ...Note[]]>;
export type Sound = keyof typeof SOUNDS;

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!prefs.sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const [wave, ...notes] = SOUNDS[sound] as [keyof typeof WAVES, ...Note[]];
  for (const [frequency, at, length, to = frequency] of notes) {
    const start = context.currentTime + at;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = WAVES[wave];
    tone.frequency.setValueAtTime(frequency, start);
    tone.frequency.exponentialRampToValueAtTime(to, start + length);
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(wave === 'rough' ? 0.05 : 0.12, start + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + length + 0.02);
  }
}
