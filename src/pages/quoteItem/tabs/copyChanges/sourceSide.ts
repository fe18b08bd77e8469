import type { CopiedSource } from '#contract/quote'
import type { ComparedCopy } from '#domain/existingProducts'
import { emptySections } from '#domain/quoteItem'

/** The source of a copy as it is compared; a section that nobody knows is empty. */
export function sourceSide({ sections, truckType, deliveryRegion }: CopiedSource): ComparedCopy {
  const { product, printing, palletization, design } = { ...emptySections, ...sections }
  return { product, printing, palletization, design, truckType, deliveryRegion }
}
