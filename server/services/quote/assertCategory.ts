import { itemCategories, itemCategoryLabel } from '#domain/quoteItem'
import { Problem } from '../../problem/problem.ts'

/** Refuses an item category that people may not choose; some exist for data that comes from elsewhere only. */
export function assertCategory(itemCategory: string, path: string): void {
  if (itemCategories.some(category => category.code === itemCategory && category.selectable)) return
  throw new Problem('rule-failed', `Item category ${itemCategoryLabel(itemCategory)} cannot be chosen.`, {
    errors: [{ path, message: 'not valid' }],
  })
}
