import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import { Activity, memo, Suspense, useState } from 'react'
import type { QuoteItem } from '#contract/quote'
import type { TabKey } from '#domain/quoteItem'
import type { ItemTab } from './tabs.ts'

/** How many tabs stay as they were left, the open one among them: what somebody goes to and fro between. */
const mostKept = 6

/** The open tab, and those opened last. */
function useKept(open: TabKey): readonly TabKey[] {
  const [kept, setKept] = useState<readonly TabKey[]>([open])
  if (kept[0] === open) return kept
  const now = [open, ...kept.filter(key => key !== open)].slice(0, mostKept)
  setKept(now)
  return now
}

interface KeptTabProps {
  readonly item: QuoteItem
  readonly tab: ItemTab
}

/** A tab; drawn anew when the item is read anew, not when another tab is opened. */
const KeptTab = memo(function KeptTab({ item, tab: { Component } }: KeptTabProps) {
  return (
    <Suspense fallback={<LinearProgress aria-label="Loading the tab" />}>
      <Component item={item} />
    </Suspense>
  )
})

interface TabPanelsProps {
  readonly item: QuoteItem
  readonly tabs: readonly ItemTab[]
  readonly open: ItemTab
}

/** The open tab; those opened before it stay behind it as they were left, and do nothing meanwhile. */
export function TabPanels({ item, tabs, open }: TabPanelsProps) {
  const kept = useKept(open.key)
  return (
    <Box role="tabpanel" id="item-tab" aria-labelledby={`tab-${open.key}`} sx={{ flexGrow: 1, minWidth: 0 }}>
      {tabs
        .filter(({ key }) => kept.includes(key))
        .map(tab => (
          <Activity key={tab.key} mode={tab.key === open.key ? 'visible' : 'hidden'}>
            <KeptTab item={item} tab={tab} />
          </Activity>
        ))}
    </Box>
  )
}
