import type { ComponentType } from 'react'
import { quoteNewWork } from '#contract/newWork'
import { type QuoteItem, quote } from '#contract/quote'
import { isAllowed, type Right, type Rights, signedIn } from '#domain/access'
import { type SectionKey, type TabKey, tabLabels, tabVisible } from '#domain/quoteItem'
import { type Part, part } from '../../layout/part.tsx'

/** What every tab is given. */
export interface TabProps {
  readonly item: QuoteItem
}

/** A tab of the quote item: where it is (its key is its path segment), when it is shown and what it edits. */
export interface ItemTab {
  readonly key: TabKey
  readonly label: string
  readonly Component: Part<TabProps>
  /** The sections of the item that the tab shows and saves, its own first. */
  readonly sections: readonly SectionKey[]
  /** Whether the tab is shown for the item to a person with these rights. */
  readonly visible: (item: QuoteItem, rights: Rights) => boolean
}

const tab = (
  key: TabKey,
  sections: ItemTab['sections'],
  load: () => Promise<{ readonly default: ComponentType<TabProps> }>,
  right: Right = signedIn,
): ItemTab => ({
  key,
  label: tabLabels[key],
  Component: part(load),
  sections,
  visible: (item, rights) => isAllowed(rights, right) && tabVisible(key, item.product, rights.scopes),
})

/** The tabs of the strip, in its order. */
export const itemTabs: readonly ItemTab[] = [
  tab('overview', ['product'], () => import('./tabs/overview/OverviewTab.tsx')),
  tab('copychanges', [], () => import('./tabs/copyChanges/CopyChangesTab.tsx'), quote.copiedSource.right),
  tab('print', ['printing', 'product'], () => import('./tabs/print/PrintTab.tsx')),
  tab('pallet', ['palletization', 'product'], () => import('./tabs/pallet/PalletTab.tsx')),
  tab('gpallet', ['goodsPalletization', 'product'], () => import('./tabs/pallet/GoodsPalletTab.tsx')),
  tab('design', ['design', 'product'], () => import('./tabs/design/DesignTab.tsx')),
  tab('designPrint', ['designPrint'], () => import('./tabs/designPrint/DesignPrintTab.tsx')),
  tab('price', ['pricing'], () => import('./tabs/price/PriceTab.tsx')),
  tab('appr', ['approval'], () => import('./tabs/approval/ApprovalTab.tsx')),
  tab('files', [], () => import('./tabs/files/FilesTab.tsx')),
  tab('commentwf', [], () => import('./tabs/commentwf/CommentsTab.tsx')),
  tab('delivery', ['delivery'], () => import('./tabs/delivery/DeliveryTab.tsx')),
  tab('genprice', ['genericPricing', 'product'], () => import('./tabs/genericPrice/GenericPriceTab.tsx')),
  tab(
    'preprintDesign',
    ['prePrintDesign', 'printing'],
    () => import('./tabs/preprintDesign/PreprintDesignTab.tsx'),
  ),
  tab('preprintCost', ['preprintCost'], () => import('./tabs/preprintCost/PreprintCostTab.tsx')),
  tab('claims', ['compliance'], () => import('./tabs/claims/ClaimsTab.tsx')),
  tab('nw', [], () => import('./tabs/nw/NewWorkTab.tsx'), quoteNewWork.vendorWorklist.right),
  tab('wf', [], () => import('./tabs/wf/WorkflowTab.tsx')),
]

/** How many tabs an item may open on when its address names none; see `defaultTab`. */
const openedOn = 3

/** The tabs that an item's address is first shown with; none for an address of something else. */
export const tabsAt = (path: string): readonly ItemTab[] => {
  const [, place, , tab] = path.split('/')
  if (place !== 'qitem') return []
  return tab === undefined ? itemTabs.slice(0, openedOn) : itemTabs.filter(({ key }) => key === tab)
}

/** The sections that a tab saves. */
export const sectionsOfTab = (key: TabKey): readonly SectionKey[] =>
  itemTabs.find(tab => tab.key === key)?.sections ?? []

/** Where the pages of an item are. */
export const itemPrefix = (id: number): string => `/qitem/${id}`

/** Where a tab of an item is. */
export const itemPath = (id: number, key: TabKey): string => `${itemPrefix(id)}/${key}`
