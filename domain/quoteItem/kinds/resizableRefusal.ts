import { itemCategoryLabel } from '../reference/itemCategories.ts'
import { kindOf } from './kindOf.ts'

/** Why `Convert to Resizable` does not apply to an item of this category; '' when it does. Rule resizable-generation (001 §4). */
export function resizableRefusal(itemCategory: string): string {
  const kind = kindOf(itemCategory)
  if (kind?.isResizable === true) return 'The item is resizable already.'
  return kind === null || kind.becomes === null
    ? `${itemCategoryLabel(itemCategory)} can't become resizable.`
    : ''
}
