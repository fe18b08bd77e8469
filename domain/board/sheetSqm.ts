/** Area of a sheet in m², from millimetres: length times width divided by 1,000,000 (001 §9). */
export function sheetSqm(sheetLength: number, sheetWidth: number): number {
  return (sheetLength * sheetWidth) / 1_000_000
}
