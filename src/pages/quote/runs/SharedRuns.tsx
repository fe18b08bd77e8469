import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { costRight } from '#contract/engineRights'
import type { Quote } from '#contract/quote'
import { useMay } from '../../../authProvider/useRights.ts'
import { Panel } from '../../../components/panel/Panel.tsx'
import { TryAgain } from '../../../components/panel/TryAgain.tsx'
import { SharedRunRow } from './SharedRunRow.tsx'
import { useSharedRuns } from './useSharedRuns.ts'

/** Shown before somebody asks for all. */
const first = 4

/** The items of a quote that could share a deckle or a forme, and what that would save; for people who may see costs. */
export function SharedRuns({ quote }: { readonly quote: Quote }) {
  const may = useMay(costRight)
  const open = quote.items.filter(({ closeType }) => closeType === null)
  return may && open.length > 1 ? <RunsPanel quote={quote} /> : null
}

function RunsPanel({ quote }: { readonly quote: Quote }) {
  const found = useSharedRuns(quote)
  const [isWhole, setWhole] = useState(false)
  const runs = found.state === 'answered' ? found.answer : []
  const shown = isWhole ? runs : runs.slice(0, first)
  return (
    <Box sx={{ mt: 2 }}>
      <Panel isDense title="Items That Could Run Together">
        {found.state === 'failed' ? (
          <TryAgain onRetry={found.retry}>Which items could run together could not be found out.</TryAgain>
        ) : runs.length === 0 ? (
          <Typography variant="body2" color="textSecondary" aria-live="polite">
            {found.state === 'answered'
              ? 'No two items of this quote could share a deckle or a forme and save by it.'
              : 'Comparing the runs of the items…'}
          </Typography>
        ) : (
          <>
            <Box component="ul" aria-label="Shared runs" sx={list}>
              {shown.map(run => (
                <SharedRunRow key={`${run.kind} ${run.items.join(' ')}`} run={run} quote={quote} />
              ))}
            </Box>
            {shown.length < runs.length ? (
              <Button size="small" onClick={() => setWhole(true)}>
                {runs.length - shown.length} more
              </Button>
            ) : null}
            <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 0.5 }}>
              Estimated at the expected order quantities, for both items together; an item runs with one other
              only.
            </Typography>
          </>
        )}
      </Panel>
    </Box>
  )
}

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(340px, 100%), 1fr))',
} as const
