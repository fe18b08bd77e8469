import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useState } from 'react'
import type { Quote } from '#contract/quote'
import type { SentRevision } from '#contract/report'
import { LoadFailure } from '../../../layout/errors/LoadFailure.tsx'
import { loadOrReload } from '../../../layout/errors/loadOrReload.ts'
import { SentRevisionRow } from './SentRevisionRow.tsx'
import { useOffers } from './useOffers.ts'
import { useSentQuotes } from './useSentQuotes.ts'

const SentDocumentDialog = lazy(() => loadOrReload(() => import('./SentDocumentDialog.tsx')))
const CompareRevisions = lazy(() => loadOrReload(() => import('./CompareRevisions.tsx')))

/** What the customer was sent and how they took it, revision by revision. Nothing while nothing was sent. */
export function SentQuotes({ quote }: { readonly quote: Quote }) {
  const sent = useSentQuotes(quote.id)
  const offers = useOffers(quote.id)
  const [opened, setOpened] = useState<SentRevision | null>(null)
  const [compared, setCompared] = useState<SentRevision | null>(null)
  const failed = sent.error === null ? offers : sent
  const revisions = sent.data ?? []
  if (failed.error !== null) {
    const { error, isFetching, refetch } = failed
    return <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />
  }
  if (revisions.length === 0) return null
  return (
    <Box component="section" aria-labelledby="sent-quotes" sx={{ mt: 2 }}>
      <Typography id="sent-quotes" component="h2" variant="h2" sx={{ mb: 1 }}>
        Sent to the customer
      </Typography>
      <Paper variant="outlined">
        {revisions.map(revision => (
          <SentRevisionRow
            key={revision.id}
            quote={quote}
            revision={revision}
            offer={offers.data?.find(({ revisionId }) => revisionId === revision.id)}
            onOpen={() => setOpened(revision)}
            onCompare={() => setCompared(revision)}
          />
        ))}
      </Paper>
      <Suspense fallback={null}>
        {opened === null ? null : (
          <SentDocumentDialog quote={quote} revision={opened} onClose={() => setOpened(null)} />
        )}
        {compared === null ? null : (
          <CompareRevisions
            quote={quote}
            revisions={revisions}
            start={compared}
            onClose={() => setCompared(null)}
          />
        )}
      </Suspense>
    </Box>
  )
}
