import type { ItemCategoryCode } from '../reference/itemCategories.ts'
import type { SectionKey } from '../sections.ts'

/** What an item sets out from: nothing, a product that it copies, a product that it changes, data from elsewhere. */
export type ItemOrigin = 'new' | 'copy' | 'modification' | 'elsewhere'

/** What the category of an item means for it. */
export interface ItemKind {
  readonly itemCategory: ItemCategoryCode
  readonly origin: ItemOrigin
  /** Bought and not made: it has a price of its own kind, and nothing that is made. */
  readonly isBought: boolean
  readonly isResizable: boolean
  /** What the item takes over of the product that it sets out from. */
  readonly keeps: readonly SectionKey[]
  /** What an item loses that becomes of this kind and begins afresh. */
  readonly clears: readonly SectionKey[]
  /** What an item of this kind never has. */
  readonly forbids: readonly SectionKey[]
  /** The code is of the product that it changes; otherwise it is a new one of the customer. */
  readonly keepsCode: boolean
  /** Its print is another than that of the product: stereos that exist are changed. */
  readonly changesArt: boolean
  /** The files of its design have to be made by the design service. */
  readonly needsGeneration: boolean
  /** It has the size of what it sets out from. */
  readonly hasSizeOfSource: boolean
  /** Its customer's way of taking pallets comes in by itself. */
  readonly takesCustomerPallets: boolean
  /** The steps at which the save of its product routes it. */
  readonly routedAt: readonly string[]
  /** What `Convert to Resizable` makes of it; null: nothing. */
  readonly becomes: ItemCategoryCode | null
}

const shape: readonly SectionKey[] = ['product', 'palletization', 'goodsPalletization', 'compliance']
const art: readonly SectionKey[] = ['designPrint', 'prePrintDesign']
const priced: readonly SectionKey[] = ['pricing', 'preprintCost']
const worked: readonly SectionKey[] = ['printing', 'design', ...art]

type Own = Partial<Omit<ItemKind, 'itemCategory' | 'origin' | 'clears'>>

function kind(itemCategory: ItemCategoryCode, origin: ItemOrigin, own: Own): ItemKind {
  const { isBought = false, isResizable = false, keeps = [] } = own
  const isOfProduct = origin === 'copy' || origin === 'modification'
  return {
    ...{ itemCategory, origin, isBought, isResizable, keeps },
    // Prices are made anew whatever an item sets out from.
    clears: [...worked.filter(key => !keeps.includes(key)), ...priced, 'genericPricing'],
    forbids: isBought ? [...worked, ...priced] : ['genericPricing'],
    keepsCode: origin === 'modification',
    changesArt: false,
    needsGeneration: isResizable,
    hasSizeOfSource: false,
    takesCustomerPallets: !isOfProduct,
    routedAt: isResizable ? ['INITIATE', 'DESIGN'] : [],
    becomes: null,
    ...own,
  }
}

const copied = (itemCategory: ItemCategoryCode, keeps: readonly SectionKey[], own: Own = {}) =>
  kind(itemCategory, 'copy', { keeps: [...shape, ...keeps], ...own })

/** A modification, and the resizable one that it becomes. */
const modified = (
  itemCategory: ItemCategoryCode,
  becomes: ItemCategoryCode,
  keeps: readonly SectionKey[],
  own: Own = {},
): ItemKind[] => {
  const all = [...shape, ...keeps]
  return [
    kind(itemCategory, 'modification', { keeps: all, becomes, ...own }),
    kind(becomes, 'modification', { keeps: all, isResizable: true, changesArt: own.changesArt ?? false }),
  ]
}

/**
 * The kinds of items: what each keeps, clears and forbids. The categories: 001 §1, §9, decisions C07 and C08; product codes:
 * 001 §5; routing and resizable ones: 001 §4; what a copy keeps is our own.
 */
export const itemKinds: readonly ItemKind[] = [
  kind('NEW_MANUAL_DESIGN', 'new', { routedAt: ['DESIGN'], becomes: 'RESIZABLE' }),
  kind('RESIZABLE', 'new', { isResizable: true }),
  kind('INDUSTRY_STANDARD', 'new', { hasSizeOfSource: true, becomes: 'RESIZABLE' }),
  kind('GENERIC', 'new', { isBought: true }),
  copied('COPY_NEW_PRINT_SKU', ['design']),
  copied('COPY_REDESIGN', ['printing'], {
    routedAt: ['INITIATE', 'DESIGN'],
    becomes: 'COPY_REDESIGN_RESIZABLE',
  }),
  copied('COPY_REDESIGN_RESIZABLE', ['printing'], { isResizable: true }),
  copied('COPY_PREPRINT_ADD_FLEXO_PRINT', ['design', 'prePrintDesign']),
  kind('MODIFY', 'modification', { keeps: [...shape, 'printing', 'design', ...art] }),
  ...modified('MODIFY_ART_STRUCTURAL_CHANGE', 'MODIFY_ART_STRUCTURAL_CHANGE_RESIZABLE', ['printing'], {
    changesArt: true,
  }),
  ...modified('MODIFY_ART_CHANGE', 'MODIFY_ART_CHANGE_RESIZABLE', ['printing', 'design'], {
    changesArt: true,
    hasSizeOfSource: true,
  }),
  ...modified('MODIFY_SIMPLE_CHANGE', 'MODIFY_SIMPLE_CHANGE_RESIZABLE', ['printing', 'design', ...art], {
    hasSizeOfSource: true,
  }),
  ...modified('MODIFY_STRUCTURAL_CHANGE', 'MODIFY_STRUCTURAL_CHANGE_RESIZABLE', ['printing', ...art]),
  kind('INVOICE_CARD_ONLY', 'elsewhere', {}),
  kind('NONE', 'elsewhere', {}),
]
