/** What the reader has chosen on this device: language, theme, sound, motion, name. */

import { isLanguage, preferredLanguage, type Language } from '@/i18n/languages';

export type Theme = 'auto' | 'light' | 'dark';
/** How fast the table tells what happens. */
export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

interface Prefs {
  language: Language;
  theme: Theme;
  /** Null until the reader has chosen. */
  sound: boolean | null;
  motion: boolean;
  speed: Speed;
  /** The side sheet that was open last, by game. */
  sheets: Record<string, string>;
  name: string;
  /** Bots with a name may say something. */
  talk: boolean;
  /** The coach looks at every answer, and asks before a blunder. */
  warn: boolean;
  /** The browser tells when it is the reader's turn. */
  notify: boolean;
  /** The browser tells when someone wants to play. */
  company: boolean;
  /** The quick match that the reader asked for last; 0 players are any number. */
  match: { game: string; players: number; pace: string; wait: number };
  /** People whose chat is not shown here, by their public id. */
  muted: string[];
}

const KEY = 'bigboard.prefs';

function stored(): Partial<Prefs> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Partial<Prefs>) : {};
  } catch {
    return {};
  }
}

function initial(): Prefs {
  const kept = stored();
  return {
    language: isLanguage(kept.language) ? kept.language : preferredLanguage(navigator.languages ?? []),
    theme: kept.theme === 'light' || kept.theme === 'dark' ? kept.theme : 'auto',
    sound: typeof kept.sound === 'boolean' ? kept.sound : null,
    motion: kept.motion !== false,
    speed: SPEEDS.find((speed) => speed === kept.speed) ?? 'normal',
    sheets: typeof kept.sheets === 'object' && kept.sheets !== null ? kept.sheets : {},
    name: typeof kept.name === 'string' ? kept.name : '',
    talk: kept.talk !== false,
    warn: kept.warn === true,
    notify: kept.notify === true,
    company: kept.company === true,
    match: { game: '', players: 0, pace: 'steady', wait: 60, ...kept.match },
    muted: Array.isArray(kept.muted) ? kept.muted.filter((id) => typeof id === 'string') : [],
  };
}

export const prefs: Prefs = $state(initial());

/** Keeps the choices and puts theme and motion on the page. Call it from an effect. */
export function keepPrefs(): void {
  const root = document.documentElement;
  root.dataset.theme = prefs.theme;
  root.dataset.motion = prefs.motion ? 'on' : 'off';
  try {
    localStorage.setItem(KEY, JSON.stringify(prefs));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
