const newItemCategories: readonly string[] = [
  'NEW_MANUAL_DESIGN',
  'RESIZABLE',
  'GENERIC',
  'INDUSTRY_STANDARD',
]

/**
 * Whether an item category (its code) makes a new product; every copy, modification and item that came from elsewhere
 * is about an existing one (our own reading of "new items" in 001 §9).
 */
export function isNewItem(itemCategory: string): boolean {
  return newItemCategories.includes(itemCategory)
}
