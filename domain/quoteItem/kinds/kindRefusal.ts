import { itemCategories, itemCategoryLabel } from '../reference/itemCategories.ts'
import { kindOf } from './kindOf.ts'

/** What decides which kind an item may become. */
interface Becoming {
  readonly itemCategory: string
  /** It was begun from a product. */
  readonly hasSource: boolean
  /** The product that it was begun from is of another customer. */
  readonly isOther?: boolean
}

/** The one change that a product of somebody else is copied with. Rule quote-copy-diff-customer (001 §8). */
export const otherCustomersCategory = 'COPY_REDESIGN'

const redesigns = [otherCustomersCategory, 'COPY_REDESIGN_RESIZABLE']

const isOfProduct = (itemCategory: string): boolean => {
  const origin = kindOf(itemCategory)?.origin
  return origin === 'copy' || origin === 'modification'
}

/**
 * The category that an item of this one has for a different customer: what copies or modifies a product is a redesign
 * there, rule quote-copy-diff-customer (001 §8).
 */
export const categoryForOther = (itemCategory: string): string =>
  isOfProduct(itemCategory) && !redesigns.includes(itemCategory) ? otherCustomersCategory : itemCategory

/**
 * Why an item can't become of this category; '' when it can. A copy or modification is of a product (001 §1); that of a
 * different customer is redesigned, rule quote-copy-diff-customer (001 §8).
 */
export function kindRefusal(
  { itemCategory: from, hasSource, isOther = false }: Becoming,
  to: string,
): string {
  const kind = kindOf(to)
  const label = itemCategoryLabel(to)
  const isSelectable = itemCategories.some(({ code, selectable }) => code === to && selectable)
  if (kind === null || !isSelectable) return `Item category ${label} cannot be chosen.`
  if (from === to) return `The item is ${label} already.`
  if (isOfProduct(to) && !hasSource) {
    return `${label} is of a product: quote it again from the existing products.`
  }
  return isOther ? otherCustomerRefusal(to) : ''
}

/** Why an item of another customer's product can't be of this category; '' when it can. */
export function otherCustomerRefusal(itemCategory: string): string {
  const becomes = categoryForOther(itemCategory)
  return becomes === itemCategory
    ? ''
    : `The product is of a different customer: it is copied as ${itemCategoryLabel(becomes)}.`
}
