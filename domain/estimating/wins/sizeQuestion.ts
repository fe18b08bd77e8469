import type { TruckType } from '#domain/palletisation'
import type { Pricing } from '#domain/quoteItem'
import type { EstimateItem } from '../estimateItem.ts'
import type { UnitSize } from '../item/enteredSize.ts'
import type { PalletWishes } from '../parts/palletPart.ts'

/** An item as it stands, and how it is loaded. */
export interface SizeQuestion {
  readonly item: Omit<EstimateItem, 'load'>
  readonly quantity: number
  /** What it is sold for by the break; left out: at the mark-up of its terms. */
  readonly pricing?: Pricing
  readonly pallet: PalletWishes
  /** Null: the largest usual one. */
  readonly bundleQty: number | null
  /** As it was entered by hand, whatever the size of the box; null or left out: as it is calculated. */
  readonly unitSize?: UnitSize | null
  /** What the order goes in; null is not known, and then no truck is won. */
  readonly truck: TruckType | null
  /** Millimetres to look up and down, at most 10. */
  readonly reach?: number
}
