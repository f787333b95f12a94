/** What is printed beside the board; the server sends it with the game. */

export interface PrintedChart {
  groups: string[][];
  rows: { sizes: string[]; price: number; majority: number; minority: number }[];
}

export function isChart(reference: object | null | undefined): reference is PrintedChart {
  return !!reference && 'groups' in reference && 'rows' in reference;
}
