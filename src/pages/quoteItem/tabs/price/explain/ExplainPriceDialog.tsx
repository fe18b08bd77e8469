import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { costRight } from '#contract/engineRights'
import type { QuoteItem } from '#contract/quote'
import { report } from '#contract/report'
import { decimal } from '#domain/formats'
import { type Audience, audiences } from '#domain/priceExplanation'
import type { SoldDetail } from '#domain/quoteItem'
import { useMay } from '../../../../../authProvider/useRights.ts'
import { ChoiceSwitch } from '../../../../../components/list/ChoiceSwitch.tsx'
import { callKey, useCall, useProvider } from '../../../../../dataProvider/index.ts'
import { LoadFailure } from '../../../../../layout/errors/LoadFailure.tsx'
import { useItemDraft } from '../../../draft/useItemDraft.ts'
import { MadeDocument } from '../../files/preview/MadeDocument.tsx'
import { SendExplanationDialog } from './SendExplanationDialog.tsx'
import { SentExplanations } from './SentExplanations.tsx'

interface ExplainPriceDialogProps {
  readonly item: QuoteItem
  readonly detail: SoldDetail
  readonly onClose: () => void
}

const choices = audiences.map(({ code, label }) => ({ value: code, label }))

const fresh = { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false, meta: { quiet: true } } as const

/** Why a break costs what it does, as it is printed: without costs for the customer, with them for us; to be sent or stored. */
export default function ExplainPriceDialog({ item, detail, onClose }: ExplainPriceDialogProps) {
  const calls = useProvider()
  const { dirtySections } = useItemDraft()
  const mayKnow = useMay(costRight)
  const [audience, setAudience] = useState<Audience>('customer')
  const [isSending, setSending] = useState(false)
  const asked = { quoteItemId: item.id, key: detail.key, for: audience }
  const draft = useCall(report.explanationToSend, { query: asked }, fresh)
  const { data } = draft
  const lacks = data?.lacks ?? []
  const isReady = data !== undefined && lacks.length === 0 && !draft.isFetching
  return (
    <MadeDocument
      title={`Price of ${decimal(detail.priceQty, 0)}, ${item.reference}`}
      what="the explanation"
      queryKey={callKey(report.explainPrice, { body: asked })}
      fetchDocument={signal => calls.download(report.explainPrice, { body: asked }, signal)}
      actions={
        data?.maySend === true ? (
          <Button size="small" variant="contained" disabled={!isReady} onClick={() => setSending(true)}>
            Send…
          </Button>
        ) : undefined
      }
      notices={
        <>
          {mayKnow ? (
            <Box sx={{ mb: 1 }}>
              <ChoiceSwitch label="For whom" choices={choices} value={audience} onChange={setAudience} />
            </Box>
          ) : null}
          {draft.error === null ? null : (
            <LoadFailure
              error={draft.error}
              retrying={draft.isFetching}
              onRetry={() => void draft.refetch()}
            />
          )}
          {dirtySections.length === 0 ? null : (
            <Alert severity="warning" sx={{ mb: 1 }}>
              It explains what is saved. You have unsaved changes, which are not in it.
            </Alert>
          )}
          {lacks.length === 0 ? null : (
            <Alert severity="warning" sx={{ mb: 1 }}>
              <AlertTitle>The price can't go out yet</AlertTitle>
              {lacks.join(' ')}
            </Alert>
          )}
          <SentExplanations sent={data?.sent ?? []} />
          {isSending && data !== undefined ? (
            <SendExplanationDialog
              asked={asked}
              draft={data}
              onSent={() => setSending(false)}
              onClose={() => setSending(false)}
            />
          ) : null}
        </>
      }
      onClose={onClose}
    />
  )
}
