import type { EngineLookupData } from '#contract/engineMasters'
import { floorOf } from '#domain/quoteItem'
import type { OpenedItem } from '../item/openedItem.ts'

/** What the pad estimates is corrugated board, unless its item says otherwise. */
const usualGroup = 'CORRUGATED'

/** The margin that prices on the pad keep, percent: its item's as on the item's Price, else everybody's; null: none is set. */
export function floorOfPad(
  item: Pick<OpenedItem, 'businessUnit' | 'sections'> | null,
  floors: EngineLookupData['marginFloors'],
): number | null {
  const productGroup = item?.sections.product.productGroup || usualGroup
  return floorOf({ businessUnit: item?.businessUnit ?? '', productGroup }, floors)?.floorPercent ?? null
}
