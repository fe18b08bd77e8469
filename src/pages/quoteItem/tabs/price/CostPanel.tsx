import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { tapeOf } from '#domain/costTapeReport'
import type { PriceDetail } from '#domain/quoteItem'
import { TapeTable } from '../../../../components/costs/TapeTable.tsx'
import { WaterfallChart } from '../../../../components/costs/WaterfallChart.tsx'
import { PanelTabs, tabId } from '../../../../components/figures/PanelTabs.tsx'
import { Panel } from '../../../../components/panel/Panel.tsx'
import { breakName } from './grid/soldColumns.tsx'

type View = 'waterfall' | 'tape'

const views: readonly { readonly key: View; readonly label: string }[] = [
  { key: 'waterfall', label: 'Waterfall' },
  { key: 'tape', label: 'Cost tape' },
]

/** Why a break has no cost tape: a cost without a price has none either. */
const whyNoTape = ({ cost, auditMessage }: PriceDetail): string => {
  if (cost)
    return 'There is no price that its cost could lead to: its mark-up, margin or price is to be a number.'
  return auditMessage || 'It is not costed yet.'
}

interface CostPanelProps {
  readonly details: readonly PriceDetail[]
  readonly chosen: number
  readonly maySeeRates: boolean
}

/** Where the cost of a break comes from, as a waterfall or as the tape of all of them; it stays while a quantity is typed. */
export function CostPanel({ details, chosen, maySeeRates }: CostPanelProps) {
  const bodyId = useId()
  const [open, setOpen] = useState<View>('waterfall')
  const tapes = details.map(tapeOf)
  const tape = tapes[chosen] ?? null
  const detail = details[chosen]
  if (detail === undefined || (tape === null && !maySeeRates)) return null
  return (
    <Panel
      isDense
      title={`Cost of ${breakName(detail, chosen)}`}
      beside={
        <PanelTabs label="Views of the cost" tabs={views} open={open} controls={bodyId} onOpen={setOpen} />
      }
    >
      <Box
        id={bodyId}
        role="tabpanel"
        aria-labelledby={tabId(bodyId, open)}
        sx={{ position: 'relative', height: open === 'waterfall' ? 240 : 'auto', overflowX: 'auto' }}
      >
        {open === 'waterfall' && tape !== null ? <WaterfallChart tape={tape} /> : null}
        {open === 'waterfall' && tape === null ? (
          <Typography variant="body2" color="textSecondary">
            {whyNoTape(detail)}
          </Typography>
        ) : null}
        {open === 'waterfall' ? null : (
          <TapeTable
            prices={tapes.map(each => (each === null ? null : { tape: each, trace: [] }))}
            chosen={chosen}
          />
        )}
      </Box>
    </Panel>
  )
}
