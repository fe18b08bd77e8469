import Alert from '@mui/material/Alert'
import type { QuoteItem } from '#contract/quote'
import { report } from '#contract/report'
import { callKey, useProvider } from '../../../dataProvider/index.ts'
import { useItemDraft } from '../draft/useItemDraft.ts'
import { MadeDocument } from '../tabs/files/preview/MadeDocument.tsx'

interface CostTapeDialogProps {
  readonly item: QuoteItem
  readonly onClose: () => void
}

/** What the item costs, line by line at each break, to be printed or stored. It shows what is saved, and says so. */
export default function CostTapeDialog({ item, onClose }: CostTapeDialogProps) {
  const { dirtySections } = useItemDraft()
  const calls = useProvider()
  const input = { body: { quoteItemId: item.id } }
  return (
    <MadeDocument
      title={`Cost tape ${item.reference}`}
      what="the cost tape"
      queryKey={callKey(report.costTapeReport, input)}
      fetchDocument={signal => calls.download(report.costTapeReport, input, signal)}
      notices={
        dirtySections.length === 0 ? null : (
          <Alert severity="warning" sx={{ mb: 1 }}>
            The cost tape shows what is saved. You have unsaved changes, which are not on it.
          </Alert>
        )
      }
      onClose={onClose}
    />
  )
}
