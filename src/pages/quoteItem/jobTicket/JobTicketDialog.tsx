import Alert from '@mui/material/Alert'
import { useDataProvider } from 'react-admin'
import { type QuoteItem, quote } from '#contract/quote'
import { type BoxwrightDataProvider, callKey } from '../../../dataProvider/index.ts'
import { useItemDraft } from '../draft/useItemDraft.ts'
import { MadeDocument } from '../tabs/files/preview/MadeDocument.tsx'

interface JobTicketDialogProps {
  readonly item: QuoteItem
  readonly onClose: () => void
}

/** The job ticket, to be printed or stored. It shows what is saved, and says so. */
export default function JobTicketDialog({ item, onClose }: JobTicketDialogProps) {
  const { dirtySections } = useItemDraft()
  const calls = useDataProvider<BoxwrightDataProvider>()
  const input = { params: { id: item.id } }
  return (
    <MadeDocument
      title={`Job ticket ${item.reference}`}
      what="the job ticket"
      queryKey={callKey(quote.jobTicket, input)}
      fetchDocument={signal => calls.download(quote.jobTicket, input, signal)}
      notices={
        dirtySections.length === 0 ? null : (
          <Alert severity="warning" sx={{ mb: 1 }}>
            The ticket shows what is saved. You have unsaved changes, which are not on it.
          </Alert>
        )
      }
      onClose={onClose}
    />
  )
}
