import type { FreightLeg } from './costJob.ts'

/** Cost of so many pallets on one leg: by the pallet but at least the minimum, plus what is fixed. */
export function legCost(leg: FreightLeg, pallets: number): number {
  return Math.max(pallets * (leg.perPallet ?? 0), leg.minimum ?? 0) + (leg.fixed ?? 0)
}
