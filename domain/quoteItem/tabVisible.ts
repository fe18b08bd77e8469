import { isCopyCategory } from './categories/isCopyCategory.ts'
import { isModifyCategory } from './categories/isModifyCategory.ts'
import { isGenericItem } from './isGenericItem.ts'
import type { Product } from './sections/product/product.ts'
import type { TabKey } from './tabs.ts'

type TabItem = Pick<Product, 'itemCategory' | 'isGen' | 'printProcess' | 'productGroup'>

const isMade = (item: TabItem) => !isGenericItem(item)
const isPreprint = (item: TabItem) => isMade(item) && item.printProcess === 'PREPRINT'
const isLitho = (item: TabItem) => isMade(item) && ['LITHO', 'OS_LITHO'].includes(item.printProcess)
const always = () => true

const conditions: Readonly<Record<TabKey, (item: TabItem, scopes: readonly string[]) => boolean>> = {
  overview: always,
  copychanges: (item, scopes) =>
    (isCopyCategory(item.itemCategory) || isModifyCategory(item.itemCategory)) &&
    scopes.includes('VIEW_COPY_CHANGES'),
  print: isMade,
  pallet: isMade,
  // Laminated and display goods leave assembled, one by one, on a pallet of their own.
  gpallet: item => isMade(item) && ['LITHO_LAMINATE', 'DISPLAYS'].includes(item.productGroup),
  design: isMade,
  designPrint: isLitho,
  price: isMade,
  appr: always,
  files: always,
  commentwf: always,
  delivery: always,
  genprice: isGenericItem,
  preprintDesign: isPreprint,
  preprintCost: isPreprint,
  claims: always,
  nw: isMade,
  wf: always,
}

/**
 * Whether a tab is shown for the item to a person with these scopes. Copy changes: 001 §2. The rest is our own:
 * generic goods are bought, so they have a generic price and nothing that is made; litho and preprint tabs follow
 * the print process.
 */
export function tabVisible(tab: TabKey, item: TabItem, scopes: readonly string[]): boolean {
  return conditions[tab](item, scopes)
}
