import type { EstimateItem } from '../estimateItem.ts'
import type { PalletWishes } from '../parts/palletPart.ts'

/** An item as it stands, and how it is loaded. */
export interface SizeQuestion {
  readonly item: Omit<EstimateItem, 'load'>
  readonly quantity: number
  readonly pallet: PalletWishes
  /** Null: the largest usual one. */
  readonly bundleQty: number | null
  /** Pallets that one truck takes; null is not known, and then no truck is won. */
  readonly palletsPerTruck: number | null
  /** Millimetres to look up and down, at most 10. */
  readonly reach?: number
}
