/** Four short sounds, made on the spot so that nothing has to be loaded. Off unless switched on. */

import { prefs } from '@/state/prefs.svelte';

export type Sound = 'tile' | 'coin' | 'turn' | 'end';

const NOTES: Record<Sound, [frequency: number, at: number, length: number][]> = {
  tile: [[190, 0, 0.07]],
  coin: [
    [880, 0, 0.06],
    [1175, 0.05, 0.08],
  ],
  turn: [
    [523, 0, 0.12],
    [659, 0.11, 0.2],
  ],
  end: [
    [392, 0, 0.2],
    [523, 0.16, 0.2],
    [659, 0.32, 0.4],
  ],
};

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!prefs.sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  for (const [frequency, at, length] of NOTES[sound]) {
    const start = context.currentTime + at;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = 'sine';
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(0.12, start + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + length + 0.02);
  }
}
