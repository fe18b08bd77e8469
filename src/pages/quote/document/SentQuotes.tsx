import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useState } from 'react'
import type { Quote } from '#contract/quote'
import type { SentRevision } from '#contract/report'
import { LoadFailure } from '../../../layout/errors/LoadFailure.tsx'
import { loadOrReload } from '../../../layout/errors/loadOrReload.ts'
import { deliveryWords, sentWords } from './sentWords.ts'
import { useSentQuotes } from './useSentQuotes.ts'

const SentDocumentDialog = lazy(() => loadOrReload(() => import('./SentDocumentDialog.tsx')))

/** What the customer was sent: each revision with to whom, when and by whom, and its very document. Nothing while nothing was. */
export function SentQuotes({ quote }: { readonly quote: Quote }) {
  const { data = [], error, isFetching, refetch } = useSentQuotes(quote.id)
  const [opened, setOpened] = useState<SentRevision | null>(null)
  if (error !== null)
    return <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />
  if (data.length === 0) return null
  return (
    <Box component="section" aria-labelledby="sent-quotes" sx={{ mt: 2 }}>
      <Typography id="sent-quotes" component="h2" variant="h2" sx={{ mb: 1 }}>
        Sent to the customer
      </Typography>
      <Paper variant="outlined">
        {data.map((revision, place) => (
          <Box
            key={revision.id}
            sx={{
              display: 'flex',
              alignItems: 'flex-start',
              gap: 2,
              px: 1.5,
              py: 1,
              ...(place === 0 ? {} : { borderTop: 1, borderColor: 'divider' }),
            }}
          >
            <Typography sx={{ fontWeight: 600, width: 92, flexShrink: 0 }}>
              Revision {revision.revision}
            </Typography>
            <Box sx={{ flexGrow: 1, minWidth: 0 }}>
              {revision.sendings.map(sending => (
                <Box key={sending.id} sx={{ '& + &': { mt: 0.5 } }}>
                  <Typography sx={{ overflowWrap: 'anywhere' }}>{sentWords(sending)}</Typography>
                  {sending.recipients
                    .filter(({ delivery }) => delivery !== 'Sent')
                    .map(recipient => (
                      <Typography
                        key={recipient.deliveryId}
                        variant="body2"
                        color={recipient.delivery === 'Failed' ? 'error' : 'textSecondary'}
                        sx={{ overflowWrap: 'anywhere' }}
                      >
                        {deliveryWords(recipient)}
                      </Typography>
                    ))}
                </Box>
              ))}
            </Box>
            <Button
              size="small"
              aria-label={`Open revision ${revision.revision}`}
              onClick={() => setOpened(revision)}
            >
              Open
            </Button>
          </Box>
        ))}
      </Paper>
      {opened === null ? null : (
        <Suspense fallback={null}>
          <SentDocumentDialog quote={quote} revision={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </Box>
  )
}
