import ViewWeekIcon from '@mui/icons-material/ViewWeek'
import Button from '@mui/material/Button'
import Popover from '@mui/material/Popover'
import { type ReactNode, useState } from 'react'

interface ColumnsPopoverProps {
  /** Pixels that the choice needs. */
  readonly width: number
  /** The choice itself. */
  readonly children: ReactNode
}

/** The button that opens the choice of a list's columns. */
export function ColumnsPopover({ width, children }: ColumnsPopoverProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button
        size="small"
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
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Columns', sx: { width } } }}
      >
        {children}
      </Popover>
    </>
  )
}
