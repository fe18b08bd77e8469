import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { Quote, RevisionOffer } from '#contract/quote'
import type { SentRevision } from '#contract/report'
import { OfferLinkButtons } from './OfferLinkButtons.tsx'
import { RevisionAnswers } from './RevisionAnswers.tsx'
import { StandingChip } from './StandingChip.tsx'
import { deliveryWords, sentWords } from './sentWords.ts'
import { standingOf } from './standingOf.ts'

interface SentRevisionRowProps {
  readonly quote: Quote
  readonly revision: SentRevision
  /** How its customer took it; undefined: it is not known, or there is nothing to answer. */
  readonly offer: RevisionOffer | undefined
  readonly onOpen: () => void
  readonly onCompare: () => void
}

/** A revision: to whom, when and by whom it was sent, what the customer did with it, and its very document. */
export function SentRevisionRow({ quote, revision, offer, onOpen, onCompare }: SentRevisionRowProps) {
  const letter = revision.revision
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: { xs: 'wrap', md: 'nowrap' },
        alignItems: 'flex-start',
        columnGap: 2,
        rowGap: 0.5,
        px: 1.5,
        py: 1,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ width: 92, flexShrink: 0 }}>
        <Typography sx={{ fontWeight: 600, mb: 0.5 }}>Revision {letter}</Typography>
        <StandingChip standing={standingOf(revision, offer)} />
      </Box>
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
        {offer === undefined ? null : <RevisionAnswers offer={offer} />}
      </Box>
      <Box sx={{ display: 'flex', flexShrink: 0, gap: 0.5 }}>
        {offer !== undefined && quote.mayEdit ? <OfferLinkButtons offer={offer} letter={letter} /> : null}
        <Button size="small" aria-label={`Compare revision ${letter}`} onClick={onCompare}>
          Compare
        </Button>
        <Button size="small" aria-label={`Open revision ${letter}`} onClick={onOpen}>
          Open
        </Button>
      </Box>
    </Box>
  )
}
