import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import { type RaRecord, useListContext } from 'react-admin'
import { BulkDialog } from './BulkDialog.tsx'
import type { BulkMaster, VersionedRow } from './master.ts'

/** What can be done with the rows that are ticked. */
export function BulkBar<Row extends VersionedRow & RaRecord, Values>({
  master,
  tools,
}: {
  readonly master: BulkMaster<Row, Values>
  /** Buttons besides its own. */
  readonly tools?: ReactNode
}) {
  const { selectedIds, onUnselectItems } = useListContext<Row>()
  const [isOpen, setOpen] = useState(false)
  if (selectedIds.length === 0) return null
  return (
    <>
      <Box
        role="group"
        aria-label="Ticked rows"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          mt: 0.5,
          px: 1.5,
          py: 0.25,
          borderRadius: 1,
          bgcolor: 'action.selected',
        }}
      >
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {selectedIds.length} selected
        </Typography>
        <Button size="small" onClick={() => setOpen(true)}>
          Change…
        </Button>
        {tools}
        <Button size="small" color="inherit" onClick={() => onUnselectItems()}>
          Unselect
        </Button>
      </Box>
      {isOpen ? (
        <BulkDialog
          master={master}
          ids={selectedIds}
          onClose={done => {
            setOpen(false)
            if (done) onUnselectItems()
          }}
        />
      ) : null}
    </>
  )
}
