import type { ExistingProduct } from '#contract/customer'
import { requotePlans, requoteRefusal } from '#domain/existingProducts'
import { itemCategoryLabel, otherCustomersCategory } from '#domain/quoteItem'

/** The category that a product is quoted again in unless another is chosen. */
export const usualCategory = (isOther: boolean): string =>
  isOther ? otherCustomersCategory : 'COPY_NEW_PRINT_SKU'

/** The categories that a product can be quoted again in. */
export const offeredCategories = (product: ExistingProduct, isOther: boolean) =>
  requotePlans
    .filter(({ itemCategory }) => requoteRefusal(product, itemCategory, isOther) === '')
    .map(({ itemCategory }) => ({ code: itemCategory, label: itemCategoryLabel(itemCategory) }))
