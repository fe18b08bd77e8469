import type { ReactNode } from 'react'
import { type QuoteItem, quote } from '#contract/quote'
import { callKey, useProvider } from '../../../dataProvider/index.ts'
import { MadeDocument } from '../tabs/files/preview/MadeDocument.tsx'

interface JobTicketProps {
  readonly item: Pick<QuoteItem, 'id' | 'reference'>
  readonly notices?: ReactNode
  readonly onClose: () => void
}

/** The job ticket of an item as it is saved, to be printed or stored. */
export default function JobTicket({ item, notices = null, onClose }: JobTicketProps) {
  const calls = useProvider()
  const input = { params: { id: item.id } }
  return (
    <MadeDocument
      title={`Job ticket ${item.reference}`}
      what="the job ticket"
      queryKey={callKey(quote.jobTicket, input)}
      fetchDocument={signal => calls.download(quote.jobTicket, input, signal)}
      notices={notices}
      onClose={onClose}
    />
  )
}
