/** How many parts of the page cannot be loaded because the server does not answer. */
export const missingParts = $state({ parts: 0 });
