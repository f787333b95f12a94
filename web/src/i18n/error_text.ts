/** A refusal in the reader's words: by its reason where the rules refused, else by its code. */

import type { Problem } from '@/net/types';
import { has, t, type Args } from './i18n.svelte';

function plain(args: Record<string, unknown>): Args {
  const usable: Args = {};
  for (const [name, value] of Object.entries(args)) {
    if (typeof value === 'number' || typeof value === 'string') usable[name] = value;
    else if (Array.isArray(value)) usable[name] = value.join(', ');
  }
  return usable;
}

export function errorText(problem: Problem, game = ''): string {
  const args = plain(problem.args);
  const keys = problem.reason
    ? [
        `refusal-${game}-${problem.reason}`,
        `error-${problem.code}-${problem.reason}`,
        `error-${problem.code}`,
      ]
    : [`error-${problem.code}`];
  const key = keys.find(has);
  return key ? t(key, args) : problem.message || t('error-broken');
}
