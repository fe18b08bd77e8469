import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'

interface SideDrawerProps {
  readonly title: string
  readonly width: number
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Something about the page, beside it: the change log, the comments. */
export function SideDrawer({ title, width, onClose, children }: SideDrawerProps) {
  const titleId = useId()
  return (
    <Drawer
      anchor="right"
      open
      onClose={onClose}
      // Above a dialog that it was opened from.
      sx={{ zIndex: 'modal' }}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { width, maxWidth: '94vw' } } }}
    >
      <Box
        sx={{ display: 'flex', alignItems: 'center', px: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}
      >
        <Typography id={titleId} component="h2" variant="h2" sx={{ flexGrow: 1 }}>
          {title}
        </Typography>
        <IconButton aria-label="Close" onClick={onClose} autoFocus>
          <Close fontSize="small" />
        </IconButton>
      </Box>
      {/* What scrolls must be reachable without a mouse. */}
      <Box
        role="region"
        aria-labelledby={titleId}
        tabIndex={0}
        sx={{ flexGrow: 1, minHeight: 0, overflow: 'auto', p: 2 }}
      >
        {children}
      </Box>
    </Drawer>
  )
}
