/** The six companies and the other cards as the eye knows them: color, symbol, initials. */

export const COMPANY_NAMES = [
  'American Automotive',
  'Bottomline Bank',
  'Cosmic Computers',
  'Epic Electric',
  'Leading Laboratories',
  'Stanford Steel',
] as const;

export function isCompany(name: string): boolean {
  return (COMPANY_NAMES as readonly string[]).includes(name);
}

/** A commodity or a tax, from the commerce deck. */
export function isGood(name: string): boolean {
  return LOOKS[name]?.color === PAPER && name !== 'First Player Card';
}

export function initials(name: string): string {
  return name
    .split(' ')
    .map((word) => word[0])
    .join('');
}

/** The word that is enough to tell companies apart, where there is no room for the whole name. */
export function shortName(name: string): string {
  return isCompany(name) ? (name.split(' ')[0] ?? name) : name;
}

interface Look {
  color: string;
  ink: string;
  /** Filled shapes on a 24 × 24 grid; `evenodd` cuts the holes. */
  symbol: string;
}

const PAPER = 'light-dark(#f3ead6, #39352a)';
const INK = 'light-dark(#4a3b1c, #e9dcc0)';
const plain = (symbol: string): Look => ({ color: PAPER, ink: INK, symbol });

export const LOOKS: Record<string, Look> = {
  // a wheel
  'American Automotive': {
    color: '#bb4715',
    ink: '#fff',
    symbol:
      'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM12 6a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  },
  // a temple of money
  'Bottomline Bank': {
    color: '#12765a',
    ink: '#fff',
    symbol:
      'M12 1.5L22 7.5V10H2V7.5zM4 11.5h3.5v7H4zM10.25 11.5h3.5v7h-3.5zM16.5 11.5H20v7h-3.5zM2 20h20v2.5H2z',
  },
  // a screen
  'Cosmic Computers': {
    color: 'light-dark(#4f2f7d, #7a58b8)',
    ink: '#fff',
    symbol: 'M2 3.5h20v13.5H2zM4.5 6v8.5h15V6zM9 18.5h6V20h3v2H6v-2h3z',
  },
  // a flash
  'Epic Electric': { color: '#edb21e', ink: '#1d1a10', symbol: 'M14.5 1L4 14h6.5L9 23l11-14h-7z' },
  // a flask
  'Leading Laboratories': {
    color: '#80c6ea',
    ink: '#10202a',
    symbol:
      'M8 2h8v2.5h-1.5V9l6.5 11a1.5 1.5 0 0 1-1.3 2H4.3A1.5 1.5 0 0 1 3 20L9.5 9V4.5H8zM11.5 9.5L9 14h6l-2.5-4.5z',
  },
  // a girder
  'Stanford Steel': { color: '#2a70ba', ink: '#fff', symbol: 'M3 3h18v5h-6.5v8H21v5H3v-5h6.5V8H3z' },
  'Stock Boom': {
    color: 'light-dark(#d9efe4, #14382b)',
    ink: 'light-dark(#0d6249, #6fd3ab)',
    symbol: 'M12 3l9 10h-5.5v8h-7v-8H3z',
  },
  'Stock Bust': {
    color: 'light-dark(#fae3df, #401c17)',
    ink: 'light-dark(#a3271c, #ff9a8c)',
    symbol: 'M12 21l9-10h-5.5V3h-7v8H3z',
  },
  Gold: plain('M6 6h12l4 12H2z'),
  Platinum: plain('M12 2l10 10-10 10L2 12zM12 7l-5 5 5 5 5-5z'),
  Oil: plain('M12 1.5C16 7.5 19 11 19 15a7 7 0 0 1-14 0c0-4 3-7.5 7-13.5z'),
  'Natural Gas': plain('M13 1c1 5 6 7 6 13a7 7 0 0 1-14 0c0-5 5-6 8-13z'),
  Corn: plain('M12 1c6 6 6 15 0 21-6-6-6-15 0-21zM11 7v10h2V7z'),
  Cattle: plain('M2 4l6 3h8l6-3-2 7-2 1-3 9H9l-3-9-2-1z'),
  Tax: plain('M5 3h14v18H5zM8 7v2h8V7zM8 11v2h8v-2z'),
  'First Player Card': plain('M10 3h4v18h-4z'),
};
