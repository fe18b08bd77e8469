import Alert from '@mui/material/Alert'
import LinearProgress from '@mui/material/LinearProgress'
import { Suspense, useState } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import type { QuoteItem } from '#contract/quote'
import { workflow } from '#contract/workflow'
import { defaultTab } from '#domain/validation'
import { useRights } from '../../authProvider/useRights.ts'
import { useCall } from '../../dataProvider/index.ts'
import { Page } from '../../layout/Page.tsx'
import { ChangedByOthers } from '../../realtime/item/ChangedByOthers.tsx'
import { StandstillMark } from '../quote/items/ItemMarks.tsx'
import { ActionBar } from './header/ActionBar.tsx'
import { ItemFacts } from './header/ItemFacts.tsx'
import { ItemPager } from './header/ItemPager.tsx'
import { ItemSteps } from './header/ItemSteps.tsx'
import { ListPager } from './header/ListPager.tsx'
import { type OpenSection, OpenSectionContext } from './openSection.ts'
import { TabStrip } from './TabStrip.tsx'
import { itemPath, itemTabs } from './tabs.ts'

/** A loaded quote item: where it stands, what can be done with it, and its tabs. */
export function ItemWorkspace({ item }: { readonly item: QuoteItem }) {
  const { tab } = useParams()
  const rights = useRights()
  const [section, setSection] = useState<OpenSection | null>(null)
  const details = useCall(
    workflow.details,
    { query: { workflowId: item.workflowId } },
    { meta: { quiet: true } },
  )
  const tabs = itemTabs.filter(({ visible }) => visible(item, rights))
  const open = tabs.find(({ key }) => key === tab)
  if (open === undefined) {
    const keys = tabs.map(({ key }) => key)
    return <Navigate replace to={itemPath(item.id, defaultTab(item.step, keys))} />
  }
  const message = details.data?.details.actionMessage ?? ''

  return (
    <Page
      title={`Item ${item.reference}`}
      breadcrumbs={[
        { label: 'Quotes', to: '/quotes' },
        { label: `Quote ${item.quoteReference}`, to: `/quotes/${item.quoteId}` },
      ]}
      beside={
        <>
          <StandstillMark isOnHold={item.isOnHold} closeType={item.closeType} />
          <ItemSteps item={item} />
        </>
      }
      actions={
        <>
          <ActionBar item={item} details={details.data} section={section} />
          <ItemPager item={item} tab={open.key} />
          <ListPager itemId={item.id} tab={open.key} />
        </>
      }
      toolbar={<TabStrip item={item} tabs={tabs} open={open.key} section={section} />}
    >
      {message === '' ? null : (
        <Alert severity="info" sx={{ mb: 1 }}>
          {message}
        </Alert>
      )}
      <ChangedByOthers item={item} />
      <ItemFacts item={item} />
      <OpenSectionContext value={setSection}>
        <div role="tabpanel" id="item-tab" aria-labelledby={`tab-${open.key}`}>
          <Suspense fallback={<LinearProgress aria-label="Loading the tab" />}>
            <open.Component key={open.key} item={item} />
          </Suspense>
        </div>
      </OpenSectionContext>
    </Page>
  )
}
