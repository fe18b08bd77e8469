import { kindOf } from '../kinds/kindOf.ts'

/** Whether an item of this category starts as a copy of an existing product. Source: 001 §9. */
export const isCopyCategory = (itemCategory: string): boolean => kindOf(itemCategory)?.origin === 'copy'
