/** The chart as printed: sizes of the three groups of chains, the price of a share and the bonuses. */

export const GROUPS = [
  ['Worldwide', 'Sackson'],
  ['Festival', 'Imperial', 'American'],
  ['Continental', 'Tower'],
] as const;

export interface ChartRow {
  sizes: [string, string, string];
  price: number;
  majority: number;
  minority: number;
}

export const CHART: ChartRow[] = [
  { sizes: ['2', '', ''], price: 200, majority: 2000, minority: 1000 },
  { sizes: ['3', '2', ''], price: 300, majority: 3000, minority: 1500 },
  { sizes: ['4', '3', '2'], price: 400, majority: 4000, minority: 2000 },
  { sizes: ['5', '4', '3'], price: 500, majority: 5000, minority: 2500 },
  { sizes: ['6–10', '5', '4'], price: 600, majority: 6000, minority: 3000 },
  { sizes: ['11–20', '6–10', '5'], price: 700, majority: 7000, minority: 3500 },
  { sizes: ['21–30', '11–20', '6–10'], price: 800, majority: 8000, minority: 4000 },
  { sizes: ['31–40', '21–30', '11–20'], price: 900, majority: 9000, minority: 4500 },
  { sizes: ['41+', '31–40', '21–30'], price: 1000, majority: 10000, minority: 5000 },
  { sizes: ['', '41+', '31–40'], price: 1100, majority: 11000, minority: 5500 },
  { sizes: ['', '', '41+'], price: 1200, majority: 12000, minority: 6000 },
];

/** What a share costs when the chain is founded: the first row of its group. */
export function foundingPrice(chain: string): number {
  const group = GROUPS.findIndex((names) => (names as readonly string[]).includes(chain));
  return CHART.find((row) => row.sizes[group])?.price ?? 0;
}
