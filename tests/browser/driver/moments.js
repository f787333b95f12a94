// What does not hold in the moment being told: sentences, one a fault. Called with whether the screen is touched.
(touch) => {
  const faults = [];
  // Measured where everything has arrived.
  for (const motion of document.getAnimations()) if (motion.effect.getComputedTiming().endTime !== Infinity) motion.finish();
  const layout = document.querySelector('.layout');
  const scene = layout?.querySelector('[data-scene]');
  if (!scene) return ['Nothing is told.'];
  const name = (element) =>
    `${element.tagName.toLowerCase()}.${(element.getAttribute('class') ?? '').replace(/ ?svelte-\w+/g, '').trim().replace(/ /g, '.')}` +
    ` "${(element.textContent ?? '').trim().slice(0, 30)}"`;
  const seen = (element) => element.checkVisibility({ checkVisibilityCSS: true }) && element.getClientRects().length > 0;
  const board = layout.querySelector(':scope > .board').getBoundingClientRect();
  const caption = scene.querySelector('.caption');

  // The sentence is said, to ears too; one button goes to the present.
  if (!layout.querySelector(':scope > .hidden-text').textContent.trim()) faults.push('Nothing is said.');
  const skip = caption?.querySelector('button') ?? layout.querySelector('.bar .head button[title]:not(:disabled):last-of-type');
  if (!skip || !seen(skip)) faults.push('Nothing skips it.');
  else {
    const box = skip.getBoundingClientRect();
    if (box.top < 0 || box.left < 0 || box.bottom > innerHeight || box.right > innerWidth) faults.push(`${name(skip)} is not in the window.`);
    if (touch && Math.min(box.width, box.height) < 43.5) faults.push(`${name(skip)} is too small for a finger: ${box.width} × ${box.height}.`);
  }

  // What is laid over the board stays on it, does not scroll, and leaves its sentence free.
  for (const card of scene.children) {
    if (!seen(card) || card.matches('.flying')) continue;
    const box = card.getBoundingClientRect();
    const out = Math.max(board.left - box.left, box.right - board.right, board.top - box.top, box.bottom - board.bottom);
    if (out > 2) faults.push(`${name(card)} leaves the board by ${Math.round(out)}.`);
    if (card.scrollHeight > card.clientHeight + 2) faults.push(`${name(card)} scrolls: ${card.scrollHeight} in ${card.clientHeight}.`);
    if (caption && card !== caption) {
      const over = box.bottom - caption.getBoundingClientRect().top;
      if (over > 2) faults.push(`${name(card)} lies over its sentence by ${Math.round(over)}.`);
    }
    for (const part of card.querySelectorAll('*')) {
      if (!seen(part) || part.closest('svg *, .hidden-text, .flying')) continue;
      const inner = part.getBoundingClientRect();
      const left = Math.max(box.left - inner.left, inner.right - box.right);
      if (inner.width && left > 2) faults.push(`${name(part)} leaves ${name(card)} by ${Math.round(left)}.`);
      // The name of a person may be as long as they like.
      if (part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).overflowX !== 'visible' && !part.matches('.who, .who b, .name'))
        faults.push(`${name(part)} is cut: ${part.scrollWidth} in ${part.clientWidth}.`);
    }
  }
  return [...new Set(faults)];
}
