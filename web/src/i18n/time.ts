/** Times and dates as the reader writes them. */

import { language } from './i18n.svelte';
import { regionOf } from './languages';

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** `30 seconds`, `8 hours`, `3 days`: in the largest unit that fits, rounded down. */
export function span(seconds: number): string {
  const [unit, size] = UNITS.find(([, length]) => seconds >= length) ?? (['second', 1] as const);
  const style = { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(regionOf(language()), style).format(Math.floor(Math.max(0, seconds) / size));
}

/** `4:05`: minutes and seconds that are left. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** A moment of the server, in seconds since 1970, as a date. */
export function date(seconds: number): string {
  return new Intl.DateTimeFormat(regionOf(language()), { dateStyle: 'medium' }).format(seconds * 1000);
}

export function dateAndTime(seconds: number): string {
  const style = { dateStyle: 'medium', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat(regionOf(language()), style).format(seconds * 1000);
}
