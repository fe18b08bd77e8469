import ViewWeekIcon from '@mui/icons-material/ViewWeek'
import Button from '@mui/material/Button'
import Popover from '@mui/material/Popover'
import { useState } from 'react'
import type { ListColumn } from '../../../resources/list/listColumn.ts'
import { ColumnChoice } from './ColumnChoice.tsx'
import type { ColumnLayout } from './columnLayout.ts'

export interface ColumnsProps<Row> {
  readonly columns: readonly ListColumn<Row>[]
  readonly layout: ColumnLayout
  /** Columns pinned until the person chooses. */
  readonly pinned: readonly string[]
  /** undefined puts the list's own arrangement back. */
  readonly onLayout: (layout: ColumnLayout | undefined) => void
}

/** Opens the choice of columns. */
export function ColumnsButton<Row>(props: ColumnsProps<Row>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button
        color="inherit"
        startIcon={<ViewWeekIcon />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={event => setAnchor(event.currentTarget)}
      >
        Columns
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Columns', sx: { width: 310 } } }}
      >
        <ColumnChoice {...props} />
      </Popover>
    </>
  )
}
