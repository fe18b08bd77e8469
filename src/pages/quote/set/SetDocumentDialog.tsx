import type { Quote } from '#contract/quote'
import { report } from '#contract/report'
import { callKey, useProvider } from '../../../dataProvider/index.ts'
import { MadeDocument } from '../../quoteItem/tabs/files/preview/MadeDocument.tsx'

interface SetDocumentDialogProps {
  readonly quote: Quote
  readonly onClose: () => void
}

/** The set of the quote as a letter, exactly as it is printed. */
export default function SetDocumentDialog({ quote, onClose }: SetDocumentDialogProps) {
  const calls = useProvider()
  const input = { body: { quoteId: quote.id } }
  return (
    <MadeDocument
      title={`Set ${quote.quoteReference}`}
      what="the set"
      queryKey={callKey(report.multiComponentReport, input)}
      fetchDocument={signal => calls.download(report.multiComponentReport, input, signal)}
      onClose={onClose}
    />
  )
}
