/** The seven chains as the eye knows them: letter, color and symbol. The order is the chart's. */

export const CHAIN_NAMES = [
  'Worldwide',
  'Sackson',
  'Festival',
  'Imperial',
  'American',
  'Continental',
  'Tower',
] as const;

export function letterOf(name: string): string {
  return name[0] ?? '';
}

export function nameOf(letter: string): string {
  return CHAIN_NAMES.find((name) => name[0] === letter) ?? '';
}

/** Filled shapes on a 24 × 24 grid; `evenodd` cuts the holes. */
export const SYMBOLS: Record<string, string> = {
  // a globe
  W: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM12 4.4c1.6 0 3.3 2.3 3.9 5.6H8.1C8.7 6.7 10.4 4.4 12 4.4zM4.5 13h3.1c.1 1.9.4 3.6 1 5A8 8 0 0 1 4.5 13zM4.5 10.5A8 8 0 0 1 8.6 6c-.6 1.3-.9 2.8-1 4.5zM10 13h4c0 3.5-1 6.4-2 6.4S10 16.5 10 13zM15.4 18c.6-1.4.9-3.1 1-5h3.1a8 8 0 0 1-4.1 5zM16.4 10.5c-.1-1.7-.4-3.2-1-4.5a8 8 0 0 1 4.1 4.5z',
  // a diamond
  S: 'M12 1.8L21.5 12 12 22.2 2.5 12zM12 7.2L7.4 12l4.6 4.8 4.6-4.8z',
  // a pennant
  F: 'M5 2h2.6v1.5L21 8.5 7.6 13.5V22H5z',
  // a crown
  I: 'M3 19.5V7l5 4.5L12 4l4 7.5L21 7v12.5z',
  // a star
  A: 'M12 1.6l3 7 7.6.7-5.8 5 1.8 7.5-6.6-4-6.6 4 1.8-7.5-5.8-5 7.6-.7z',
  // three waves
  C: 'M2 5.5c3.3-2.6 6.7-2.6 10 0s6.7 2.6 10 0v3.6c-3.3 2.6-6.7 2.6-10 0s-6.7-2.6-10 0zM2 14.9c3.3-2.6 6.7-2.6 10 0s6.7 2.6 10 0v3.6c-3.3 2.6-6.7 2.6-10 0s-6.7-2.6-10 0z',
  // a tower
  T: 'M5 2h3v3h2.5V2h3v3H16V2h3v7l-2 2v11h-3.5v-5a1.5 1.5 0 0 0-3 0v5H7V11L5 9z',
};
