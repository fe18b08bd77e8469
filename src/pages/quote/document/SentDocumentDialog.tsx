import type { Quote } from '#contract/quote'
import { report, type SentRevision } from '#contract/report'
import { callKey, useProvider } from '../../../dataProvider/index.ts'
import { MadeDocument } from '../../quoteItem/tabs/files/preview/MadeDocument.tsx'

interface SentDocumentDialogProps {
  readonly quote: Quote
  readonly revision: SentRevision
  readonly onClose: () => void
}

/** A revision as its customer has it. */
export default function SentDocumentDialog({ quote, revision, onClose }: SentDocumentDialogProps) {
  const calls = useProvider()
  const input = { params: { id: revision.id } }
  return (
    <MadeDocument
      title={`Quote ${quote.quoteReference}, revision ${revision.revision} as sent`}
      what="the document"
      queryKey={callKey(report.sentQuote, input)}
      fetchDocument={signal => calls.download(report.sentQuote, input, signal)}
      onClose={onClose}
    />
  )
}
