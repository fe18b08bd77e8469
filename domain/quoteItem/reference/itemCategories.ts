import type { CodeLabel } from './codeLabel.ts'

export interface ItemCategory extends CodeLabel {
  /** False: only data from elsewhere has it; nobody can choose it. */
  readonly selectable: boolean
}

const category = <Code extends string>(code: Code, label: string, selectable = true) => ({
  code,
  label,
  selectable,
})

/** Item categories. Labels: 001 §9 and 002 §9, both lists together (decisions C07, C08); the codes are our own. */
export const itemCategories = [
  category('NEW_MANUAL_DESIGN', 'New / Manual Design'),
  category('RESIZABLE', 'Resizable'),
  category('INDUSTRY_STANDARD', 'Industry Standard'),
  category('GENERIC', 'Generic'),
  category('COPY_NEW_PRINT_SKU', 'Copy - New Print SKU'),
  category('COPY_REDESIGN', 'Copy - Redesign'),
  category('COPY_REDESIGN_RESIZABLE', 'Copy - Redesign - Resizable'),
  category('COPY_PREPRINT_ADD_FLEXO_PRINT', 'Copy Preprint - Add Flexo Print'),
  category('MODIFY', 'Modify'),
  category('MODIFY_ART_STRUCTURAL_CHANGE', 'Modify - Art & Structural Change'),
  category('MODIFY_ART_STRUCTURAL_CHANGE_RESIZABLE', 'Modify - Art & Structural Change - Resizable'),
  category('MODIFY_ART_CHANGE', 'Modify - Art Change'),
  category('MODIFY_ART_CHANGE_RESIZABLE', 'Modify - Art Change - Resizable'),
  category('MODIFY_SIMPLE_CHANGE', 'Modify - Simple Change'),
  category('MODIFY_SIMPLE_CHANGE_RESIZABLE', 'Modify - Simple Change - Resizable'),
  category('MODIFY_STRUCTURAL_CHANGE', 'Modify - Structural Change'),
  category('MODIFY_STRUCTURAL_CHANGE_RESIZABLE', 'Modify - Structural Change - Resizable'),
  category('INVOICE_CARD_ONLY', 'Invoice Card Only', false),
  category('NONE', 'No Mapping', false),
] as const satisfies readonly ItemCategory[]

export type ItemCategoryCode = (typeof itemCategories)[number]['code']

/** The label of an item category; an unknown code is its own. */
export const itemCategoryLabel = (code: string): string =>
  itemCategories.find(known => known.code === code)?.label ?? code
