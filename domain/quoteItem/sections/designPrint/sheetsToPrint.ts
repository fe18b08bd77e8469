import type { PrintedSheet } from './designPrint.ts'

/** How many of a printed sheet an order of so many pieces takes, its overs included; null while that is not known. */
export function sheetsToPrint(
  { totalNumberUp, overs }: Pick<PrintedSheet, 'totalNumberUp' | 'overs'>,
  quantity: number | null,
): number | null {
  const [up, pieces] = [totalNumberUp ?? 0, quantity ?? 0]
  if (up <= 0 || pieces <= 0) return null
  // To a thousandth first: 100 sheets and 5 % are 105, not 106.
  return Math.ceil(Math.round(Math.ceil(pieces / up) * (100 + (overs ?? 0)) * 1000) / 100_000)
}
