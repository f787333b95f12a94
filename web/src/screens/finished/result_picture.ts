/** A picture of a result to share: drawn as SVG, made a PNG by the browser. */

import type { Shape } from '@/games/game';

export interface ResultPicture {
  title: string;
  heading: string;
  rows: { name: string; money: string; share: number; color: string; won: boolean }[];
  /** The table at the end, drawn small; empty where a game has no such drawing. */
  board: Shape[];
  /** Where the game can be replayed. */
  address: string;
}

const WIDTH = 1200;
const HEIGHT = 630;
const FONT = 'font-family="Manrope, \'Segoe UI\', Roboto, sans-serif"';

const escaped = (text: string) =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
  );
const short = (text: string, letters: number) =>
  text.length > letters ? `${text.slice(0, letters - 1)}…` : text;

/** The picture as SVG; whatever people call themselves stays text. */
export function drawResult({ title, heading, rows, board, address }: ResultPicture): string {
  const height = Math.min(78, 350 / rows.length);
  const right = board.length ? 690 : 1120;
  const bar = right - 540;
  const lines = rows.map((row, at) => {
    const y = 220 + at * height;
    const middle = y + height / 2 + 10;
    return `<g ${FONT} font-size="30" font-weight="${row.won ? 800 : 600}" fill="#17211d">
<rect x="80" y="${y + 6}" width="12" height="${height - 12}" rx="6" fill="${escaped(row.color)}"/>
<text x="110" y="${middle}">${escaped(short(row.name, 14))}</text>
<rect x="360" y="${y + height / 2 - 9}" width="${Math.max(8, bar * row.share)}" height="18" rx="9" fill="${escaped(row.color)}" opacity=".75"/>
<text x="${right}" y="${middle}" text-anchor="end">${escaped(row.money)}</text></g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="#f4f2ec"/><rect width="${WIDTH}" height="16" fill="#0f3d30"/>
<text ${FONT} x="80" y="92" font-size="26" font-weight="600" fill="#58645e">${escaped(short(title, 60))}</text>
<text ${FONT} x="80" y="160" font-size="54" font-weight="800" fill="#17211d">${escaped(short(heading, 36))}</text>
${lines.join('\n')}
${drawBoard(board)}
<text ${FONT} x="80" y="600" font-size="24" font-weight="800" fill="#0f3d30">Big Board</text>
<text ${FONT} x="1120" y="600" font-size="22" font-weight="600" fill="#58645e" text-anchor="end">${escaped(address)}</text></svg>`;
}

/** The shapes of the board of 31 × 36 pixels each, next to the result. */
function drawBoard(board: Shape[]): string {
  return board
    .map(({ x, y, width, height, color, text }) => {
      const [left, top] = [750 + x * 31, 230 + y * 36];
      const label = text
        ? `<text ${FONT} x="${left + 4}" y="${top + 22}" font-size="18" font-weight="700" fill="#17211d">${escaped(text)}</text>`
        : '';
      return `<rect x="${left}" y="${top}" width="${width * 31 - 2}" height="${height * 36 - 2}" rx="4" fill="${escaped(color)}"/>${label}`;
    })
    .join('\n');
}

/** The SVG as a PNG file. */
export async function png(svg: string, name: string): Promise<File> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  return new File([blob ?? new Blob()], name, { type: 'image/png' });
}

/** Hands the file to the device's own sharing where there is one, else saves it. */
export async function share(file: File, title: string): Promise<void> {
  if (navigator.canShare?.({ files: [file] }) && matchMedia('(pointer: coarse)').matches) {
    await navigator.share({ files: [file], title }).catch(() => undefined);
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
