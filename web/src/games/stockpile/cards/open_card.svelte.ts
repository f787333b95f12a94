/** The investor or strategy card that is being read. */
export const openCard: { name: string } = $state({ name: '' });
