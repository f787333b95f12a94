/** QR codes of short texts (ISO/IEC 18004): bytes, error correction level L, versions 1 to 6. */

/** Data bytes, correction bytes of a block, and blocks of each version. */
const VERSIONS = [
  [19, 7, 1],
  [34, 10, 1],
  [55, 15, 1],
  [80, 20, 1],
  [108, 26, 1],
  [136, 18, 2],
] as const;

const MASKS: ((x: number, y: number) => number)[] = [
  (x, y) => (x + y) % 2,
  (_, y) => y % 2,
  (x) => x % 3,
  (x, y) => (x + y) % 3,
  (x, y) => (((x / 3) | 0) + ((y / 2) | 0)) & 1,
  (x, y) => ((x * y) % 2) + ((x * y) % 3),
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
];

/** Multiply in the field of 256 elements that the code uses. */
function times(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    if ((other >> bit) & 1) product ^= one;
  }
  return product;
}

/** The remainder of the data by the generator polynomial of that degree (Reed and Solomon). */
function correction(data: number[], degree: number): number[] {
  const generator: number[] = Array.from({ length: degree }, (_, at) => (at === degree - 1 ? 1 : 0));
  for (let step = 0, root = 1; step < degree; step += 1, root = times(root, 2))
    for (let at = 0; at < degree; at += 1)
      generator[at] = times(generator[at] ?? 0, root) ^ (generator[at + 1] ?? 0);
  const rest: number[] = generator.map(() => 0);
  for (const byte of data) {
    const factor = byte ^ (rest.shift() ?? 0);
    rest.push(0);
    generator.forEach((part, at) => (rest[at] = (rest[at] ?? 0) ^ times(part, factor)));
  }
  return rest;
}

/** The bytes of the symbol: length, text, padding, cut into blocks, each followed by its correction. */
function symbolBytes(text: Uint8Array, [size, degree, blocks]: readonly [number, number, number]): number[] {
  const bits = [0, 1, 0, 0];
  for (const byte of [text.length, ...text])
    for (let bit = 7; bit >= 0; bit -= 1) bits.push((byte >> bit) & 1);
  bits.push(0, 0, 0, 0);
  const data: number[] = [];
  for (let at = 0; at < bits.length; at += 8) data.push(parseInt(bits.slice(at, at + 8).join(''), 2));
  for (let pad = 0xec; data.length < size; pad ^= 0xfd) data.push(pad);
  const parts = Array.from({ length: blocks }, (_, at) =>
    data.slice((at * size) / blocks, ((at + 1) * size) / blocks),
  );
  const woven = (lists: number[][]) =>
    (lists[0] ?? []).flatMap((_, at) => lists.map((list) => list[at] ?? 0));
  return [...woven(parts), ...woven(parts.map((part) => correction(part, degree)))];
}

/** Rows of dark modules; null where the text is too long. */
export function qrCode(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const at = VERSIONS.findIndex(([size]) => bytes.length + 2 <= size);
  const version = VERSIONS[at];
  if (!version) return null;
  const size = 21 + 4 * at;
  const fixed = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null));
  const put = (x: number, y: number, dark: boolean) => {
    const row = fixed[y];
    if (row && x >= 0 && x < size) row[x] = dark;
  };
  /** Rings around a center: the finders in three corners, and the alignment pattern. */
  const rings = (cx: number, cy: number, radius: number, light: number) => {
    for (let y = -radius; y <= radius; y += 1)
      for (let x = -radius; x <= radius; x += 1) {
        const ring = Math.max(Math.abs(x), Math.abs(y));
        put(cx + x, cy + y, ring !== light && ring !== 4);
      }
  };
  for (let place = 8; place < size - 8; place += 1) {
    put(place, 6, place % 2 === 0);
    put(6, place, place % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    rings(x, y, 4, 2);
  if (at > 0) rings(size - 7, size - 7, 2, 1);
  /** The error correction level and the mask, twice, with their own check bits. */
  const format = (mask: number) => {
    let rest = (1 << 3) | mask;
    for (let step = 0; step < 10; step += 1) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
    const bits = ((((1 << 3) | mask) << 10) | rest) ^ 0x5412;
    for (let bit = 0; bit < 15; bit += 1) {
      const dark = ((bits >> bit) & 1) === 1;
      const along = bit < 6 ? bit : bit < 8 ? bit + 1 : bit === 8 ? 7 : 14 - bit;
      if (bit < 8) put(8, along, dark);
      else put(along, 8, dark);
      if (bit < 8) put(size - 1 - bit, 8, dark);
      else put(8, size - 15 + bit, dark);
    }
    put(8, size - 8, true);
  };
  format(0);

  const bits = symbolBytes(bytes, version).flatMap((byte) =>
    [7, 6, 5, 4, 3, 2, 1, 0].map((bit) => (byte >> bit) & 1),
  );
  const free: [number, number][] = [];
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1)
      for (const x of [right, right - 1]) {
        const y = up ? size - 1 - step : step;
        if (fixed[y]?.[x] === null) free.push([x, y]);
      }
  }
  const drawn = MASKS.map((mask, number) => {
    format(number);
    const rows = fixed.map((row) => row.map((dark) => dark === true));
    free.forEach(([x, y], place) => {
      const row = rows[y];
      if (row) row[x] = ((bits[place] ?? 0) === 1) !== (mask(x, y) === 0);
    });
    return rows;
  });
  return drawn.reduce((best, one) => (unevenness(one) < unevenness(best) ? one : best));
}

/** How much a reader may stumble over long runs and blocks of one color. */
function unevenness(rows: boolean[][]): number {
  let sum = 0;
  const columns = rows.map((_, x) => rows.map((row) => row[x] ?? false));
  for (const line of [...rows, ...columns])
    for (const run of line
      .map(Number)
      .join('')
      .match(/0{5,}|1{5,}/g) ?? [])
      sum += run.length - 2;
  rows.forEach((row, y) =>
    row.forEach((dark, x) => {
      if (dark === row[x + 1] && dark === rows[y + 1]?.[x] && dark === rows[y + 1]?.[x + 1]) sum += 3;
    }),
  );
  return sum;
}
