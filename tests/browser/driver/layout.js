// What does not hold in the layout of a table: sentences, one a fault. Called with whether the screen is touched.
(touch) => {
  const faults = [];
  const width = innerWidth, height = innerHeight;
  const name = (element) =>
    `${element.tagName.toLowerCase()}.${(element.getAttribute('class') ?? '').replace(/ ?svelte-\w+/g, '').trim().replace(/ /g, '.')}` +
    ` "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30)}"`;
  const seen = (element) => element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && element.getClientRects().length > 0;
  // What is seen of it: rows that scroll show a part.
  const visible = (element) => {
    const box = element.getBoundingClientRect();
    const part = { left: box.left, right: box.right, top: box.top, bottom: box.bottom };
    for (let row = element.parentElement; row && row !== layout; row = row.parentElement) {
      if (getComputedStyle(row).overflowX === 'visible') continue;
      const frame = row.getBoundingClientRect();
      part.left = Math.max(part.left, frame.left);
      part.right = Math.min(part.right, frame.right);
      part.top = Math.max(part.top, frame.top);
      part.bottom = Math.min(part.bottom, frame.bottom);
    }
    return part;
  };
  const size = (element) => { const box = element.getBoundingClientRect(); return box.width * box.height; };
  const layout = document.querySelector('.layout');
  if (!layout) return ['There is no table.'];

  const page = document.documentElement;
  if (page.scrollWidth > width) faults.push(`The page is ${page.scrollWidth} wide in a window of ${width}.`);
  if (page.scrollHeight > height) faults.push(`The page is ${page.scrollHeight} high in a window of ${height}.`);

  // The board is the largest thing.
  const board = layout.querySelector(':scope > .board');
  for (const other of layout.querySelectorAll(':scope > :not(.board)'))
    if (size(other) > size(board)) faults.push(`${name(other)} is larger than the board.`);

  // Confirm is in the window, and nothing lies over it.
  for (const button of layout.querySelectorAll('.bar button.main')) {
    const box = button.getBoundingClientRect();
    if (box.top < 0 || box.left < 0 || box.bottom > height + 0.5 || box.right > width + 0.5)
      faults.push(`${name(button)} is not in the window.`);
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (!button.contains(top)) faults.push(`${name(button)} lies under ${top ? name(top) : 'something'}.`);
  }
  // The question is answered without scrolling.
  const inside = layout.querySelector('.bar .inside');
  if (inside.scrollHeight > inside.clientHeight + 1)
    faults.push(`The action bar scrolls: ${inside.scrollHeight} in ${inside.clientHeight}.`);

  // A row that scrolls sideways is as high as what is in it.
  for (const row of layout.querySelectorAll('.bar .things'))
    if (row.scrollHeight > row.clientHeight + 1) faults.push(`${name(row)} scrolls: ${row.scrollHeight} in ${row.clientHeight}.`);

  // Everything stays in its card, and no number or word is cut.
  const cards = '.plate, .offer, .owner, .side .panel, .bar .inside, .answer button, .line';
  for (const card of layout.querySelectorAll(cards)) {
    if (!seen(card) || card.closest('.lines')) continue;
    const frame = card.getBoundingClientRect();
    for (const part of card.querySelectorAll('*')) {
      if (!seen(part) || part.closest('.hidden-text, .change, svg *, .scroll')) continue;
      const box = visible(part);
      const out = Math.max(frame.left - box.left, box.right - frame.right);
      if (box.right > box.left && out > 2) faults.push(`${name(part)} leaves ${name(card)} by ${Math.round(out)}.`);
    }
  }
  for (const text of layout.querySelectorAll('.num, .name, .price, .effect, button, .words, .owner')) {
    // The name of a person may be as long as they like.
    if (!seen(text) || getComputedStyle(text).clipPath !== 'none' || text.closest('.lines, .hidden-text, .plate .name, .player .name, svg')) continue;
    if (text.scrollWidth > text.clientWidth + 1 && getComputedStyle(text).overflowX !== 'visible')
      faults.push(`${name(text)} is cut: ${text.scrollWidth} in ${text.clientWidth}.`);
  }
  // Cards of the action bar do not lie over each other.
  const blocks = [...layout.querySelectorAll('.bar button, .bar .inside > *, .bar .question, .bar .line, .bar input')].filter((one) => seen(one) && !one.closest('.why'));
  blocks.forEach((one, at) => {
    const a = visible(one);
    for (const other of blocks.slice(at + 1)) {
      if (one.contains(other) || other.contains(one) || other.matches('.why') || one.matches('.why')) continue;
      const b = visible(other);
      const [x, y] = [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
      if (x > 2 && y > 2) faults.push(`${name(one)} and ${name(other)} overlap.`);
    }
  });
  // A finger hits what it aims at; words inside a sentence are exempt.
  if (touch)
    for (const target of document.querySelectorAll('.layout button, header button, .layout [role=tab]')) {
      if (!seen(target) || target.matches('.why, .inline')) continue;
      const box = target.getBoundingClientRect();
      if (Math.min(box.width, box.height) < 43.5)
        faults.push(`${name(target)} is ${Math.round(box.width)} × ${Math.round(box.height)}: too small for a finger.`);
    }
  return [...new Set(faults)];
}
