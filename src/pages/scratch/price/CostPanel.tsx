import { styled } from '@mui/material/styles'
import { memo, useId, useState } from 'react'
import type { FoundCost, FoundPrice, FoundRoute } from '#domain/estimating'
import { decimal } from '#domain/formats'
import { TapeTable } from '../../../components/costs/TapeTable.tsx'
import { WaterfallChart } from '../../../components/costs/WaterfallChart.tsx'
import { PanelTabs, tabId } from '../../../components/figures/PanelTabs.tsx'
import { RouteTable } from '../checks/RouteTable.tsx'
import { ToolingTable } from '../checks/ToolingTable.tsx'
import type { PadTooling } from '../estimate/toolingPart.ts'
import { Panel } from '../figures/Panel.tsx'
import type { Shown } from '../shownEstimate.ts'

type View = 'waterfall' | 'tape' | 'route' | 'tooling'

const tabs: readonly { readonly key: View; readonly label: string }[] = [
  { key: 'waterfall', label: 'Waterfall' },
  { key: 'tape', label: 'Cost tape' },
  { key: 'route', label: 'Route' },
  { key: 'tooling', label: 'Tooling' },
]

interface CostPanelProps {
  readonly prices: readonly Shown<FoundPrice>[]
  readonly chosen: number
  readonly route: Shown<FoundRoute>
  readonly cost: Shown<FoundCost>
  readonly tooling: Shown<PadTooling>
}

/** A table larger than its place: a shadow lies where it goes on, for a scroll bar may hide until it is used. */
const Scrolling = styled('div')(({ theme }) => {
  const { paper } = theme.palette.background
  const shadow = theme.palette.mode === 'dark' ? 'rgb(0 0 0 / 0.7)' : 'rgb(0 0 0 / 0.22)'
  return {
    position: 'absolute',
    inset: 0,
    overflow: 'auto',
    scrollbarWidth: 'thin',
    background: [
      `linear-gradient(to top, ${paper} 40%, transparent) bottom / 100% 28px no-repeat local`,
      `linear-gradient(to left, ${paper} 40%, transparent) right / 28px 100% no-repeat local`,
      `linear-gradient(to top, ${shadow}, transparent) bottom / 100% 10px no-repeat scroll`,
      `linear-gradient(to left, ${shadow}, transparent) right / 10px 100% no-repeat scroll`,
    ].join(', '),
    '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: -2 },
  }
})

/** Where the cost comes from: as a waterfall, as the tape, by the route, and what the tooling costs. */
export const CostPanel = memo(function CostPanel(props: CostPanelProps) {
  const { prices, chosen, route, cost, tooling } = props
  const bodyId = useId()
  const [open, setOpen] = useState<View>('waterfall')
  const price = prices[chosen]?.value ?? null
  const own = { waterfall: cost.problems, tape: cost.problems, route: [], tooling: tooling.problems }[open]
  const heading = price === null ? 'Cost' : `Cost of ${decimal(price.tape.quantity, 0)}`
  return (
    <Panel
      title={heading}
      problems={own}
      isEmpty={
        own.length === 0 && (open === 'tooling' ? tooling : open === 'route' ? route : cost).value === null
      }
      tools={
        <PanelTabs label="Views of the cost" tabs={tabs} open={open} controls={bodyId} onOpen={setOpen} />
      }
    >
      <div
        id={bodyId}
        role="tabpanel"
        aria-labelledby={tabId(bodyId, open)}
        style={{ position: 'relative', flex: '1 1 0', minHeight: 0 }}
      >
        {open === 'waterfall' && price !== null ? <WaterfallChart tape={price.tape} /> : null}
        {open === 'tape' && price !== null ? (
          <Scrolling role="region" aria-label="Lines of the cost tape" tabIndex={0}>
            <TapeTable prices={prices.map(({ value }) => value)} chosen={chosen} />
          </Scrolling>
        ) : null}
        {open === 'route' && route.value !== null ? <RouteTable route={route.value} /> : null}
        {open === 'tooling' && tooling.value !== null ? <ToolingTable tooling={tooling.value} /> : null}
      </div>
    </Panel>
  )
})
