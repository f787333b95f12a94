/** The languages of the client, and how each writes numbers and dollars. */

import languages from '../../../locales/languages.json';

export type Language = keyof typeof languages;
export const LANGUAGES = Object.keys(languages) as Language[];

export const languageName = (code: Language): string => languages[code].name;
/** The region whose formats go with a language. */
export const regionOf = (code: Language): string => languages[code].region;
/** How a language writes dollars: `${}` with the number in place of the braces. */
export const dollarsOf = (code: Language): string => languages[code].dollars.replace(' ', '\u00a0');

export function isLanguage(value: unknown): value is Language {
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
