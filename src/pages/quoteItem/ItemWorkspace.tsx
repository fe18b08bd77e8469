import Box from '@mui/material/Box'
import { memo } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import type { QuoteItem } from '#contract/quote'
import { workflow } from '#contract/workflow'
import { askedTab } from '#domain/quoteItem'
import { useRights } from '../../authProvider/useRights.ts'
import { useCall } from '../../dataProvider/index.ts'
import { Page } from '../../layout/Page.tsx'
import { ChangedByOthers } from '../../realtime/item/ChangedByOthers.tsx'
import { StandstillMark } from '../quote/items/ItemMarks.tsx'
import { ItemDraft } from './draft/ItemDraft.tsx'
import { KeptNotice } from './draft/kept/KeptNotice.tsx'
import { FindingsButton } from './header/FindingsButton.tsx'
import { ItemActions } from './header/ItemActions.tsx'
import { ItemFacts, ItemHolder } from './header/ItemFacts.tsx'
import { ItemPager } from './header/ItemPager.tsx'
import { ItemSteps } from './header/ItemSteps.tsx'
import { ListPager } from './header/ListPager.tsx'
import { SampleMark } from './header/SampleMark.tsx'
import { ItemRail } from './rail/ItemRail.tsx'
import { SimilarTaker } from './similar/SimilarTaker.tsx'
import { TabPanels } from './TabPanels.tsx'
import { TabStrip } from './TabStrip.tsx'
import { itemPath, itemTabs } from './tabs.ts'

const besideRail = {
  display: 'flex',
  flexDirection: { xs: 'column', md: 'row' },
  alignItems: { xs: 'stretch', md: 'flex-start' },
  gap: 1,
} as const

/** A loaded quote item, with one draft of everything that is typed on its tabs. */
export const ItemWorkspace = memo(function ItemWorkspace({ item }: { readonly item: QuoteItem }) {
  return (
    <ItemDraft item={item}>
      <Workspace item={item} />
    </ItemDraft>
  )
})

/** Where the item stands, what can be done with it, and its tabs. */
function Workspace({ item }: { readonly item: QuoteItem }) {
  const { tab } = useParams()
  const rights = useRights()
  const details = useCall(
    workflow.details,
    { query: { workflowId: item.workflowId } },
    { meta: { quiet: true } },
  )
  const tabs = itemTabs.filter(({ visible }) => visible(item, rights))
  const shown = askedTab(
    tab,
    item.step,
    tabs.map(({ key }) => key),
  )
  const open = tabs.find(({ key }) => key === shown)
  if (open === undefined) return null
  const name = item.product.description

  return (
    <Page
      title={name || `Item ${item.reference}`}
      windowTitle={`Item ${item.reference} ${name}`.trim()}
      isHeadingKept
      breadcrumbs={[
        { label: 'Quotes', to: '/quotes' },
        { label: `Quote ${item.quoteReference}`, to: `/quotes/${item.quoteId}` },
      ]}
      above={
        <>
          <ItemSteps item={item} />
          <ItemHolder item={item} />
          <Box sx={{ display: 'flex', flexShrink: 0, ml: 'auto', gap: 1 }}>
            <ItemPager item={item} tab={open.key} />
            <ListPager itemId={item.id} tab={open.key} />
          </Box>
        </>
      }
      beside={
        <>
          <ItemFacts item={item} />
          <StandstillMark isOnHold={item.isOnHold} closeType={item.closeType} />
          <SampleMark item={item} />
        </>
      }
      actions={
        <>
          <FindingsButton item={item} tabs={tabs} open={open} />
          <ItemActions item={item} details={details.data} open={open} />
        </>
      }
      toolbar={<TabStrip item={item} tabs={tabs} open={open} />}
    >
      {/* The tab is shown meanwhile: the address only says so. */}
      {open.key === tab ? null : <Navigate replace to={itemPath(item.id, open.key)} />}
      <ChangedByOthers item={item} />
      <SimilarTaker />
      <KeptNotice />
      <Box sx={besideRail}>
        <TabPanels item={item} tabs={tabs} open={open} />
        <ItemRail />
      </Box>
    </Page>
  )
}
