import Alert from '@mui/material/Alert'
import type { QuoteItem } from '#contract/quote'
import { useItemDraft } from '../draft/useItemDraft.ts'
import JobTicket from './JobTicket.tsx'

interface JobTicketDialogProps {
  readonly item: QuoteItem
  readonly onClose: () => void
}

/** The job ticket of the item on the page. It shows what is saved, and says so. */
export default function JobTicketDialog({ item, onClose }: JobTicketDialogProps) {
  const { dirtySections } = useItemDraft()
  return (
    <JobTicket
      item={item}
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
