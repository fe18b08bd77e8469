import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { quoteNewWork } from '#contract/newWork'
import type { QuoteItem } from '#contract/quote'
import { isAllowed, type Right, type Rights, signedIn } from '#domain/access'
import { type TabKey, tabLabels, tabVisible } from '#domain/validation'
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
  /** The section of the item that the tab saves; null: it saves none. */
  readonly section: keyof QuoteItem['versions'] | null
  /** Whether the tab is shown for the item to a person with these rights. */
  readonly visible: (item: QuoteItem, rights: Rights) => boolean
}

const tab = (
  key: TabKey,
  section: ItemTab['section'],
  load: () => Promise<{ readonly default: ComponentType<TabProps> }>,
  right: Right = signedIn,
): ItemTab => ({
  key,
  label: tabLabels[key],
  Component: lazy(() => loadOrReload(load)),
  section,
  visible: (item, rights) => isAllowed(rights, right) && tabVisible(key, item.product, rights.scopes),
})

/** The tabs of the strip, in its order. */
export const itemTabs: readonly ItemTab[] = [
  tab('overview', 'product', () => import('./tabs/overview/OverviewTab.tsx')),
  tab('commentwf', null, () => import('./tabs/commentwf/CommentsTab.tsx')),
  tab('nw', null, () => import('./tabs/nw/NewWorkTab.tsx'), quoteNewWork.vendorWorklist.right),
  tab('wf', null, () => import('./tabs/wf/WorkflowTab.tsx')),
]

export const itemPath = (id: number, key: TabKey): string => `/qitem/${id}/${key}`
