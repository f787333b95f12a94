import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach } from 'vitest';
import { makeBundle, useBundle } from '@/i18n/i18n.svelte';
import type { Language } from '@/i18n/languages';

const LOCALES = join(import.meta.dirname, '../../../locales');

/** What the client says; the terminal's own messages are not its business. */
export function sources(language: Language): string[] {
  const folder = join(LOCALES, language);
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = all.filter(
    (file) => file.endsWith('.ftl') && !/^(terminal|lessons|positions|preview)/.test(file),
  );
  return files.map((file) => readFileSync(join(folder, file), 'utf8'));
}

export function speak(language: Language): void {
  useBundle(language, makeBundle(language, sources(language)));
}

// jsdom has no canvas, which axe looks for, no modal dialogs, and lays nothing out.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
// Without motion, as far as nobody asks for it: what is clicked counts at once.
globalThis.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), { matches: media.includes('reduce'), media }) as MediaQueryList;
HTMLCanvasElement.prototype.getContext = () => null;
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  this.open = false;
};

beforeEach(() => {
  document.body.innerHTML = '';
  localStorage.clear();
  speak('en');
});
