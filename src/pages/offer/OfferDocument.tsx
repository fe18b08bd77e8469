import { quote } from '#contract/quote'
import { callKey, useProvider } from '../../dataProvider/index.ts'
import { MadeDocument } from '../quoteItem/tabs/files/preview/MadeDocument.tsx'

interface OfferDocumentProps {
  readonly title: string
  readonly token: string
  readonly onClose: () => void
}

/** The document as it was sent: to be read, printed or stored. */
export default function OfferDocument({ title, token, onClose }: OfferDocumentProps) {
  const calls = useProvider()
  const input = { body: { token } }
  return (
    <MadeDocument
      title={title}
      what="the document"
      queryKey={callKey(quote.offerDocument, input)}
      fetchDocument={signal => calls.download(quote.offerDocument, input, signal)}
      onClose={onClose}
    />
  )
}
