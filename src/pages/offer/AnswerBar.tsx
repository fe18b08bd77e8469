import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useRef } from 'react'
import type { Offer } from '#contract/quote'
import { counted } from '#domain/formats'
import { needsOf } from '#domain/quoteOptions'
import { AcceptDialog } from './AcceptDialog.tsx'
import { AcceptSetDialog } from './AcceptSetDialog.tsx'
import { AskDialog } from './AskDialog.tsx'
import { type Choices, type OfferedSet, orderOf, totalOf } from './choices.ts'
import { DeclineDialog } from './DeclineDialog.tsx'
import { type KeptAnswer, KeptAnswers } from './keptAnswers.ts'
import { kraft } from './offerTheme.ts'
import { useLeftByBack } from './useLeftByBack.ts'

interface AnswerBarProps {
  readonly offer: Offer
  readonly token: string
  readonly choices: Choices
  /** The set with its price line that is ordered; null: single items are. */
  readonly ofSets: { readonly set: OfferedSet; readonly line: number } | null
  readonly onNothingChosen: () => void
}

/** What is chosen, what it comes to, and the three answers there are; always in reach of a thumb. */
export function AnswerBar({ offer, token, choices, ofSets, onNothingChosen }: AnswerBarProps) {
  const { shown: answering, go, close } = useLeftByBack<'accept' | 'ask' | 'decline'>('answer')
  const kept = useRef<Record<string, KeptAnswer>>({})
  const items = orderOf(choices)
  const chosenSets = ofSets?.set.prices[ofSets.line]
  const total = chosenSets?.order ?? totalOf(offer, choices)
  const of = needsOf(offer.content?.items ?? []).length
  return (
    <KeptAnswers value={kept.current}>
      <Paper
        component="aside"
        aria-label="Your answer"
        square
        sx={{
          position: 'fixed',
          insetInline: 0,
          bottom: 0,
          zIndex: 2,
          border: 0,
          borderTop: `1px solid ${kraft.line}`,
          boxShadow: '0 -6px 24px rgba(92, 64, 32, 0.10)',
          pb: 'env(safe-area-inset-bottom)',
        }}
      >
        <Box
          sx={{
            maxWidth: 920,
            mx: 'auto',
            px: { xs: 2, sm: 3 },
            py: 1.5,
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 1,
          }}
        >
          <Box sx={{ flexGrow: 1, minWidth: { xs: '100%', sm: 200 } }} aria-live="polite">
            <Typography sx={{ fontWeight: 600, lineHeight: 1.3 }}>
              {total === '' ? 'Nothing chosen yet' : total}
            </Typography>
            <Typography variant="body2" color="textSecondary" sx={{ lineHeight: 1.3 }}>
              {total === ''
                ? 'Choose the quantity that you want.'
                : `${chosenSets === undefined ? `${items.length} of ${counted(of, 'item')}` : `${chosenSets.quantity} sets`}, without GST`}
            </Typography>
          </Box>
          <Button onClick={() => go('decline')} color="inherit">
            Decline
          </Button>
          <Button onClick={() => go('ask')}>Ask a question</Button>
          <Button
            variant="contained"
            sx={{ flexGrow: { xs: 1, sm: 0 }, minWidth: 120 }}
            onClick={() => (total === '' ? onNothingChosen() : go('accept'))}
          >
            Accept…
          </Button>
        </Box>
      </Paper>
      {answering === 'accept' && ofSets !== null && chosenSets !== undefined ? (
        <AcceptSetDialog
          offer={offer}
          token={token}
          set={ofSets.set}
          sets={chosenSets.sets}
          onClose={close}
        />
      ) : null}
      {answering === 'accept' && ofSets === null ? (
        <AcceptDialog offer={offer} token={token} items={items} onClose={close} />
      ) : null}
      {answering === 'ask' ? <AskDialog offer={offer} token={token} onClose={close} /> : null}
      {answering === 'decline' ? <DeclineDialog token={token} onClose={close} /> : null}
    </KeptAnswers>
  )
}
