import { kindOf } from '../kinds/kindOf.ts'

/**
 * Whether an item of this category is resizable: Resizable itself and every copy or modification named so.
 * Source: 001 §9; that the Modify variants count is our reading (A50).
 */
export const isResizableCategory = (itemCategory: string): boolean =>
  kindOf(itemCategory)?.isResizable === true
