import { kindOf } from './kinds/kindOf.ts'
import type { Product } from './sections/product/product.ts'

/** Whether the item is bought and not made: it has a price of its own kind, and nothing that is made. Source: 001 §9. */
export const isGenericItem = ({ isGen, itemCategory }: Pick<Product, 'isGen' | 'itemCategory'>): boolean =>
  isGen || kindOf(itemCategory)?.isBought === true
