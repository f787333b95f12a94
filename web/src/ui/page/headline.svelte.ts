/** What a screen puts into the page's header: the name of the table, its clock, its menu. */

import type { Snippet } from 'svelte';

export const headline: { body: Snippet | null } = $state({ body: null });

/** Call it from an effect: the header shows the snippet until the screen goes. */
export function showHeadline(body: Snippet): () => void {
  headline.body = body;
  return () => {
    if (headline.body === body) headline.body = null;
  };
}
