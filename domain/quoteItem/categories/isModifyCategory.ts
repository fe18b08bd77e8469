/** Whether an item of this category changes an existing product (Modify and its variants). Source: 001 §9. */
export function isModifyCategory(itemCategory: string): boolean {
  return itemCategory === 'MODIFY' || itemCategory.startsWith('MODIFY_')
}
