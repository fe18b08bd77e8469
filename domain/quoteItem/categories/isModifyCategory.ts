import { kindOf } from '../kinds/kindOf.ts'

/** Whether an item of this category changes an existing product (Modify and its variants). Source: 001 §9. */
export const isModifyCategory = (itemCategory: string): boolean =>
  kindOf(itemCategory)?.origin === 'modification'
