import type { QuoteItem } from '#contract/quote'
import type { EngineMasters } from '#domain/estimating'
import type { ItemSections } from '#domain/quoteItem'
import { createDesigner } from '../server/demo/designOf.ts'
import { palletSections } from '../server/demo/palletSections.ts'
import { createPalletsOf } from '../server/demo/palletsOf.ts'

/** How the item is made and loaded, by the engines: what Design fills in with a press of each of its buttons. */
export const designedSections = (
  masters: EngineMasters,
  { product, printing, businessUnit }: Pick<QuoteItem, 'product' | 'printing' | 'businessUnit'>,
): Pick<ItemSections, 'design' | 'palletization' | 'goodsPalletization'> => ({
  ...palletSections({ product, printing }, '', createPalletsOf(masters)),
  design: createDesigner(masters)(product, printing, businessUnit),
})
