import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type KeyboardEvent, type ReactNode, useId } from 'react'

interface PreviewFrameProps {
  readonly title: string
  /** What can be done with what is shown, before the way out. */
  readonly actions: ReactNode
  readonly onClose: () => void
  readonly onKeyDown?: (event: KeyboardEvent) => void
  readonly children: ReactNode
}

/** The window that a file is looked at in. */
export function PreviewFrame({ title, actions, onClose, onKeyDown, children }: PreviewFrameProps) {
  const titleId = useId()
  const isPhone = useMediaQuery('(max-width: 600px)')
  return (
    <Dialog
      open
      onClose={onClose}
      {...(onKeyDown === undefined ? {} : { onKeyDown })}
      fullScreen={isPhone}
      maxWidth="lg"
      fullWidth
      aria-labelledby={titleId}
      slotProps={isPhone ? {} : { paper: { sx: { height: 'calc(100vh - 64px)' } } }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          px: 2,
          py: 1,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography id={titleId} variant="h2" noWrap sx={{ flexGrow: 1, minWidth: 0 }}>
          {title}
        </Typography>
        {actions}
        <IconButton size="small" aria-label="Close" autoFocus onClick={onClose}>
          <Close />
        </IconButton>
      </Box>
      <DialogContent sx={{ p: 2 }}>{children}</DialogContent>
    </Dialog>
  )
}
