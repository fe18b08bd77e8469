import { itemCategoryLabel, otherCustomersCategory } from '#domain/quoteItem'
import { requotePlans } from './requotePlans.ts'

/** What decides how a product can be quoted again. */
export interface RequotedProduct {
  readonly productCode: string
  readonly printProcess: string
}

/**
 * Why a product can't be quoted again in this category; '' when it can. For a different customer it is redesigned: rule
 * quote-copy-diff-customer (001 §8).
 */
export function requoteRefusal(
  { productCode, printProcess }: RequotedProduct,
  itemCategory: string,
  isOtherCustomer: boolean,
): string {
  const label = itemCategoryLabel(itemCategory)
  if (!requotePlans.some(plan => plan.itemCategory === itemCategory)) {
    return `${label} does not copy or modify a product.`
  }
  if (isOtherCustomer && itemCategory !== otherCustomersCategory) {
    return `For a different customer ${productCode} is copied as ${itemCategoryLabel(otherCustomersCategory)}.`
  }
  if (itemCategory === 'COPY_PREPRINT_ADD_FLEXO_PRINT' && printProcess !== 'PREPRINT') {
    return `${productCode} is not preprinted: ${label} adds flexo print to what is.`
  }
  return ''
}
