import { isGenericItem } from './isGenericItem.ts'
import type { GenericPricing } from './sections/genericPricing/genericPricing.ts'
import type { Pricing } from './sections/pricing/pricing.ts'
import type { ItemSections } from './sections.ts'

/** What an item is sold for, made or bought. */
export type Sold = Pricing | GenericPricing

/** A quantity that it is sold in. */
export type SoldDetail = Sold['details'][number]

/** The section that says what an item is sold for: of bought goods it is another than of what is made. */
export const soldBy = ({
  product,
  pricing,
  genericPricing,
}: Pick<ItemSections, 'product' | 'pricing' | 'genericPricing'>): Sold =>
  isGenericItem(product) ? genericPricing : pricing
