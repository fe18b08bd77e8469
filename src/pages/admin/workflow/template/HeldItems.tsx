import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import type { Simulation } from '#contract/workflow-builder'
import { counted, decimal } from '#domain/formats'
import { PageLink } from '../../../../layout/PageLink.tsx'

interface HeldItemsProps {
  readonly held: Simulation['held']
  /** How many are named at most. */
  readonly most?: number
}

/** Items that could not go on from where they stand, because their step asks for more: how many, and the first of them. */
export function HeldItems({ held: { items, looked, candidates, first }, most = 20 }: HeldItemsProps) {
  if (items === 0) return null
  const named = first.slice(0, most)
  const all =
    looked < candidates ? ` of the first ${decimal(looked, 0)} of ${decimal(candidates, 0)} looked at` : ''
  return (
    <Alert severity="warning" sx={{ mb: 1 }}>
      {counted(items, 'open item')}
      {all} could not go on where {items === 1 ? 'it stands' : 'they stand'}, as {items === 1 ? 'it' : 'they'}{' '}
      can now:
      <Box component="ul" sx={{ my: 0.5, pl: 2.5 }} aria-label="Items that would be held">
        {named.map(({ quoteItemId, reference, stepName, reason }) => (
          <li key={quoteItemId}>
            <PageLink to={`/qitem/${quoteItemId}`} color="inherit">
              {reference}
            </PageLink>{' '}
            at {stepName}: {reason}
          </li>
        ))}
      </Box>
      {items > named.length ? `and ${decimal(items - named.length, 0)} more` : null}
    </Alert>
  )
}
