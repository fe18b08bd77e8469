import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import { useState } from 'react'
import type { Quote } from '#contract/quote'
import { report } from '#contract/report'
import { callKey, useCall, useProvider } from '../../../dataProvider/index.ts'
import { LoadFailure } from '../../../layout/errors/LoadFailure.tsx'
import { MadeDocument } from '../../quoteItem/tabs/files/preview/MadeDocument.tsx'
import { SendQuoteDialog } from './SendQuoteDialog.tsx'

interface QuoteDocumentDialogProps {
  readonly quote: Quote
  /** Whether the header has changes that are not saved. */
  readonly isDirty: boolean
  readonly onClose: () => void
}

/** The letter of the quote exactly as it is printed: to be sent, printed or stored. What keeps it from going out is said. */
export default function QuoteDocumentDialog({ quote, isDirty, onClose }: QuoteDocumentDialogProps) {
  const calls = useProvider()
  const [isSending, setSending] = useState(false)
  const input = { body: { quoteId: quote.id } }
  const draft = useCall(
    report.quoteToSend,
    { query: { quoteId: quote.id } },
    { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false, meta: { quiet: true } },
  )
  const { data } = draft
  const lacks = data?.lacks ?? []
  const isReady = data !== undefined && lacks.length === 0 && !draft.isFetching && !isDirty
  return (
    <MadeDocument
      title={
        data === undefined
          ? `Quote ${quote.quoteReference}`
          : `Quote ${quote.quoteReference}, revision ${data.revision}${data.isNew ? ' (draft)' : ''}`
      }
      what="the quote"
      queryKey={callKey(report.quoteReport, input)}
      fetchDocument={signal => calls.download(report.quoteReport, input, signal)}
      actions={
        quote.mayEdit ? (
          <Button size="small" variant="contained" disabled={!isReady} onClick={() => setSending(true)}>
            Send…
          </Button>
        ) : undefined
      }
      notices={
        <>
          {draft.error === null ? null : (
            <LoadFailure
              error={draft.error}
              retrying={draft.isFetching}
              onRetry={() => void draft.refetch()}
            />
          )}
          {isDirty ? (
            <Alert severity="warning" sx={{ mb: 1 }}>
              The document shows what is saved. You have unsaved changes, which are not in it: save them
              before you send it.
            </Alert>
          ) : null}
          {lacks.length === 0 ? null : (
            <Alert severity="warning" sx={{ mb: 1 }}>
              <AlertTitle>The quote can't go out yet</AlertTitle>
              <ul style={{ margin: 0, paddingLeft: 18 }}>
                {lacks.map(lack => (
                  <li key={lack}>{lack}</li>
                ))}
              </ul>
            </Alert>
          )}
          {isSending && data !== undefined ? (
            <SendQuoteDialog
              quote={quote}
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
