import { enteredNumber, type ItemSections } from '#domain/quoteItem'
import { estimateOfItem } from '../item/estimateOfItem.ts'
import type { EngineMasters } from '../masters.ts'
import { plantFor } from '../plantFor.ts'
import { type SharedRun, sharedRuns } from './sharedRuns.ts'

/** What of a quote's item decides how it runs. */
export interface RunningItem extends Pick<ItemSections, 'product' | 'printing'> {
  readonly id: number
  readonly design: Pick<ItemSections['design'], 'additionalTrim'>
}

/** The items of a quote that could run together, by their ids as texts; one without a board, a size or a quantity yet shares nothing. */
export function runsOfQuote(items: readonly RunningItem[], masters: EngineMasters): SharedRun[] {
  const runs = items.flatMap(({ id, product, printing, design }) => {
    const plant = plantFor(masters, product.preferredPlantCode)
    const quantity = enteredNumber(product.expectedOrderQuantity)
    if (plant === undefined || product.boardGrade === '' || quantity === null || quantity <= 0) return []
    return [{ id: String(id), item: estimateOfItem({ product, printing, design }, plant.code), quantity }]
  })
  return sharedRuns(runs, masters)
}
