/** A snippet with nothing in it, for components that leave room for others. */

import { createRawSnippet } from 'svelte';

export const emptySnippet = createRawSnippet(() => ({ render: () => '<span></span>' }));
