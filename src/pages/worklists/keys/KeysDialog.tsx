import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'

type Key = readonly [key: string, meaning: string]

const keysOf = ({ keys, hasPreview, hasSelection }: Parts): readonly Key[] => [
  ['↓  ↑', 'Next, previous row'],
  ['Home  End', 'First, last row'],
  ...(hasPreview
    ? ([
        ['Enter', 'Show the item beside the list; once more: open it'],
        ['o', 'Open the item'],
      ] as const)
    : ([['Enter', 'Open the item']] as const)),
  ...(hasSelection ? ([['Space', 'Select the row']] as const) : []),
  ...keys,
  ['Esc', 'Close the preview, clear the selection'],
  ['Shift + ← →', 'In a column head: narrower, wider'],
  ['Ctrl + Shift + ← →', 'In a column head: move the column'],
  ['/', 'Search'],
  ['?', 'These keys'],
]

interface Parts {
  /** Keys of the row's own buttons. */
  readonly keys: readonly Key[]
  readonly hasPreview: boolean
  readonly hasSelection: boolean
}

interface KeysDialogProps extends Parts {
  readonly open: boolean
  readonly onClose: () => void
}

/** The keys of a worklist. */
export function KeysDialog({ open, onClose, ...parts }: KeysDialogProps) {
  const titleId = useId()
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Keys</DialogTitle>
      <DialogContent>
        <Box
          component="dl"
          sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 3, rowGap: 1, m: 0, pt: 0.5 }}
        >
          {keysOf(parts).map(([key, meaning]) => (
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
