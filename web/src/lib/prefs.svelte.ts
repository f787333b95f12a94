/** What the reader has chosen on this device: language, theme, sound, motion, name. */

import languages from '../../../locales/languages.json';

export type Language = keyof typeof languages;
export const LANGUAGES = Object.keys(languages) as Language[];
export type Theme = 'auto' | 'light' | 'dark';

export const languageName = (code: Language): string => languages[code].name;
/** The region whose formats go with a language. */
export const regionOf = (code: Language): string => languages[code].region;

interface Prefs {
  language: Language;
  theme: Theme;
  sound: boolean;
  motion: boolean;
  name: string;
  /** Bots with a name may say something. */
  talk: boolean;
  /** People whose chat is not shown here, by their public id. */
  muted: string[];
}

const KEY = 'bigboard.prefs';

function isLanguage(value: unknown): value is Language {
  return LANGUAGES.includes(value as Language);
}

/** The first of the browser's languages that we speak. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const short = tag.slice(0, 2).toLowerCase();
    if (isLanguage(short)) return short;
  }
  return 'en';
}

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
    sound: kept.sound === true,
    motion: kept.motion !== false,
    name: typeof kept.name === 'string' ? kept.name : '',
    talk: kept.talk !== false,
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
