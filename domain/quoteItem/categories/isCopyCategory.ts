/** Whether an item of this category starts as a copy of an existing product. Source: 001 §9. */
export function isCopyCategory(itemCategory: string): boolean {
  return itemCategory.startsWith('COPY_')
}
