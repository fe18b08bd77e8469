import type { EstimateItem } from './estimateItem.ts'
import { isLitho } from './isLitho.ts'

/** Printed sheets that are laminated to a blank: none, one, or one on each side. */
export function lithoSheets({
  printProcess,
  isDoubleSided,
}: Pick<EstimateItem, 'printProcess' | 'isDoubleSided'>): number {
  if (!isLitho(printProcess)) return 0
  return isDoubleSided ? 2 : 1
}
