import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useListContext } from 'react-admin'
import type { WorklistKind, WorklistRecord } from '../worklistKind.ts'

/** How many rows are selected, and what can be done with all of them; nothing while none is. */
export function SelectionBar<Row extends WorklistRecord>({ kind }: { readonly kind: WorklistKind<Row> }) {
  const { data = [], selectedIds, onUnselectItems } = useListContext<Row>()
  const { BulkActions } = kind
  const rows = data.filter(row => selectedIds.includes(row.id))
  if (BulkActions === undefined || rows.length === 0) return null
  return (
    <Box
      role="toolbar"
      aria-label="Selected rows"
      data-selection-bar=""
      sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 0.75, minWidth: 0 }}
    >
      <Box component="span" role="status" sx={{ fontSize: '0.8125rem', fontWeight: 600, px: 0.5 }}>
        {`${rows.length} selected`}
      </Box>
      <BulkActions rows={rows} />
      <Button size="small" color="inherit" onClick={() => onUnselectItems()}>
        Clear
      </Button>
    </Box>
  )
}
