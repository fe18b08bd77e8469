import { type ItemSections, isGenericItem } from '#domain/quoteItem'
import type { SetComponent } from './setPrices.ts'

/** An item of a master quote as its set sees it. */
export const setComponentOf = (
  { product, pricing, genericPricing, delivery }: ItemSections,
  { reference, isMaster }: Pick<SetComponent, 'reference' | 'isMaster'>,
): SetComponent => ({
  ...{ reference, isMaster },
  ratioToParent: delivery.ratioToParent,
  sold: isGenericItem(product) ? genericPricing : pricing,
})
