import { isGenericItem } from '../../isGenericItem.ts'
import type { Product } from './product.ts'

/** What the rules of the overview ask for at every step of what is made: a VSL code and, of all styles but 09, flaps and a depth. */
export const asksFor = (product: Product, field: string): boolean =>
  !isGenericItem(product) &&
  (field === 'vslCode' ||
    (product.styleCarton !== '09' && ['depth', 'styleTopFlap', 'styleBottomFlap'].includes(field)))
