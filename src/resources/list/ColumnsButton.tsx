import ViewWeekIcon from '@mui/icons-material/ViewWeek'
import Button from '@mui/material/Button'
import Popover from '@mui/material/Popover'
import { useState } from 'react'
import { ColumnChoice } from './ColumnChoice.tsx'
import type { ListColumn } from './listColumn.ts'

interface ColumnsButtonProps<Row> {
  readonly columns: readonly ListColumn<Row>[]
  /** Store key of the columns chosen, the same as the table's. */
  readonly storeKey: string
  /** Columns before these that are always there. */
  readonly fixed?: number
}

/**
 * Chooses and orders the columns of react-admin's table, over the same settings as its own button; that one can't be
 * used with the keyboard alone.
 */
export function ColumnsButton<Row>({ columns, storeKey, fixed = 0 }: ColumnsButtonProps<Row>) {
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
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Columns', sx: { width: 280 } } }}
      >
        <ColumnChoice columns={columns} storeKey={storeKey} fixed={fixed} />
      </Popover>
    </>
  )
}
