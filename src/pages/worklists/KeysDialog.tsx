import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'

const keys: readonly (readonly [string, string])[] = [
  ['↓  ↑', 'Next, previous row'],
  ['Enter', 'Open the item'],
  ['a', 'Accept'],
  ['r', 'Release'],
  ['h', 'Put on hold, take off hold'],
  ['/', 'Search'],
  ['?', 'These keys'],
]

interface KeysDialogProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** The keys of a worklist. */
export function KeysDialog({ open, onClose }: KeysDialogProps) {
  const titleId = useId()
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Keys</DialogTitle>
      <DialogContent>
        <Box
          component="dl"
          sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 3, rowGap: 1, m: 0 }}
        >
          {keys.map(([key, meaning]) => (
            <Box key={key} sx={{ display: 'contents' }}>
              <Box component="dt">
                <Box
                  component="kbd"
                  sx={{
                    px: 0.75,
                    py: 0.25,
                    border: 1,
                    borderColor: 'divider',
                    borderRadius: 0.5,
                    fontSize: '0.8125rem',
                  }}
                >
                  {key}
                </Box>
              </Box>
              <Box component="dd" sx={{ m: 0, typography: 'body2' }}>
                {meaning}
              </Box>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  )
}
