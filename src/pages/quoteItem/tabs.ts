import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { quoteNewWork } from '#contract/newWork'
import type { QuoteItem } from '#contract/quote'
import { isAllowed, type Right, type Rights, signedIn } from '#domain/access'
import { type SectionKey, type TabKey, tabLabels, tabVisible } from '#domain/quoteItem'
import { loadOrReload } from '../../layout/errors/loadOrReload.ts'

/** What every tab is given. */
export interface TabProps {
  readonly item: QuoteItem
}

/** A tab of the quote item: where it is (its key is its path segment), when it is shown and what it edits. */
export interface ItemTab {
  readonly key: TabKey
  readonly label: string
  readonly Component: LazyExoticComponent<ComponentType<TabProps>>
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
  Component: lazy(() => loadOrReload(load)),
  sections,
  visible: (item, rights) => isAllowed(rights, right) && tabVisible(key, item.product, rights.scopes),
})

/** The tabs of the strip, in its order. */
export const itemTabs: readonly ItemTab[] = [
  tab('overview', ['product'], () => import('./tabs/overview/OverviewTab.tsx')),
  tab('print', ['printing', 'product'], () => import('./tabs/print/PrintTab.tsx')),
  tab('commentwf', [], () => import('./tabs/commentwf/CommentsTab.tsx')),
  tab('claims', ['compliance'], () => import('./tabs/claims/ClaimsTab.tsx')),
  tab('nw', [], () => import('./tabs/nw/NewWorkTab.tsx'), quoteNewWork.vendorWorklist.right),
  tab('wf', [], () => import('./tabs/wf/WorkflowTab.tsx')),
]

/** The sections that a tab saves. */
export const sectionsOfTab = (key: TabKey): readonly SectionKey[] =>
  itemTabs.find(tab => tab.key === key)?.sections ?? []

/** Where the pages of an item are. */
export const itemPrefix = (id: number): string => `/qitem/${id}`

export const itemPath = (id: number, key: TabKey): string => `${itemPrefix(id)}/${key}`
