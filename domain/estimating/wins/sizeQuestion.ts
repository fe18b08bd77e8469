import type { TruckType } from '#domain/palletisation'
import type { EstimateItem } from '../estimateItem.ts'
import type { UnitSize } from '../item/enteredSize.ts'
import type { PalletWishes } from '../parts/palletPart.ts'

/** An item as it stands, and how it is loaded. */
export interface SizeQuestion {
  readonly item: Omit<EstimateItem, 'load'>
  readonly quantity: number
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
