/** What a lesson points at: names of spots and where they are on the real table. */

const SPOTS: Record<string, string> = {
  answer: '.layout .answer',
  sheet: '.layout .side',
  market: '.layout .market',
  piles: '.layout .desk',
  cards: '.layout .desk',
};

export function selector(spot: string): string {
  const tile = /^tile-(\d+[A-I])$/.exec(spot)?.[1];
  return tile ? `.layout #cell-${tile}, .layout [data-tile="${tile}"]` : (SPOTS[spot] ?? '');
}

/** Light up the spots under `root`, also when the table draws them again; return a function that turns them off. */
export function highlight(root: HTMLElement, spots: string[]): () => void {
  const wanted = spots.map(selector).filter(Boolean).join(', ');
  const show = () => {
    const found = new Set(wanted ? root.querySelectorAll(wanted) : []);
    for (const old of root.querySelectorAll('[data-lit]'))
      if (!found.has(old)) old.removeAttribute('data-lit');
    for (const spot of found) if (!spot.hasAttribute('data-lit')) spot.setAttribute('data-lit', '');
  };
  show();
  const observer = new MutationObserver(show);
  observer.observe(root, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    for (const old of root.querySelectorAll('[data-lit]')) old.removeAttribute('data-lit');
  };
}
