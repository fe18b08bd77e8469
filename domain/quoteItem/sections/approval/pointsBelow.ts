import type { PriceDetail } from '../pricing/pricing.ts'

/** How many points of margin a break is under the floor, %, to a tenth; 0: it keeps the floor, or there is no price or no floor. */
export function pointsBelow(
  { price, marginPercent }: Pick<PriceDetail, 'price' | 'marginPercent'>,
  floor: number | null | undefined,
): number {
  if (floor === null || floor === undefined || !price || marginPercent === null) return 0
  return Math.max(0, Math.round((floor - marginPercent) * 10) / 10)
}
