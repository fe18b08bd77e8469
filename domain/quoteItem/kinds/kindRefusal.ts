import { itemCategories, itemCategoryLabel } from '../reference/itemCategories.ts'
import { kindOf } from './kindOf.ts'

/** What decides which kind an item may become. */
interface Becoming {
  readonly itemCategory: string
  /** It was begun from a product. */
  readonly hasSource: boolean
}

/** Why an item can't become of this category; '' when it can. A copy or modification is of a product (001 §1). */
export function kindRefusal({ itemCategory: from, hasSource }: Becoming, to: string): string {
  const kind = kindOf(to)
  const label = itemCategoryLabel(to)
  const isSelectable = itemCategories.some(({ code, selectable }) => code === to && selectable)
  if (kind === null || !isSelectable) return `Item category ${label} cannot be chosen.`
  if (from === to) return `The item is ${label} already.`
  if ((kind.origin === 'copy' || kind.origin === 'modification') && !hasSource) {
    return `${label} is of a product: quote it again from the existing products.`
  }
  return ''
}
