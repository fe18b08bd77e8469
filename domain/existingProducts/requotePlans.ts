import type { ItemCategoryCode, SectionKey } from '#domain/quoteItem'

/** What an item takes over of the existing product that it is begun from. */
export interface RequotePlan {
  readonly itemCategory: ItemCategoryCode
  /** The item is the product itself, changed: it keeps the code. */
  readonly keepsCode: boolean
  readonly keeps: readonly SectionKey[]
}

const shape: readonly SectionKey[] = ['product', 'palletization', 'goodsPalletization', 'compliance']
const art: readonly SectionKey[] = ['designPrint', 'prePrintDesign']

const plan = (
  itemCategory: ItemCategoryCode,
  keepsCode: boolean,
  ...more: readonly (readonly SectionKey[])[]
): RequotePlan => ({ itemCategory, keepsCode, keeps: [...shape, ...more.flat()] })

const copy = (itemCategory: ItemCategoryCode, ...more: readonly (readonly SectionKey[])[]) =>
  plan(itemCategory, false, ...more)
const modify = (itemCategory: ItemCategoryCode, ...more: readonly (readonly SectionKey[])[]) =>
  plan(itemCategory, true, ...more)

/**
 * The ways in which an existing product is quoted again, with what each keeps. What is priced and where it goes is never
 * taken over: prices are made anew, and delivery is the quote's. The categories: 001 §9; what each keeps is our own.
 */
export const requotePlans: readonly RequotePlan[] = [
  copy('COPY_NEW_PRINT_SKU', ['design']),
  copy('COPY_REDESIGN', ['printing']),
  copy('COPY_REDESIGN_RESIZABLE', ['printing']),
  copy('COPY_PREPRINT_ADD_FLEXO_PRINT', ['design', 'prePrintDesign']),
  modify('MODIFY', ['printing', 'design'], art),
  modify('MODIFY_SIMPLE_CHANGE', ['printing', 'design'], art),
  modify('MODIFY_SIMPLE_CHANGE_RESIZABLE', ['printing', 'design'], art),
  modify('MODIFY_ART_CHANGE', ['printing', 'design']),
  modify('MODIFY_ART_CHANGE_RESIZABLE', ['printing', 'design']),
  modify('MODIFY_STRUCTURAL_CHANGE', ['printing'], art),
  modify('MODIFY_STRUCTURAL_CHANGE_RESIZABLE', ['printing'], art),
  modify('MODIFY_ART_STRUCTURAL_CHANGE', ['printing']),
  modify('MODIFY_ART_STRUCTURAL_CHANGE_RESIZABLE', ['printing']),
]
