import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { importAgain } from '../errors/importAgain.ts'
import { atEnd, paletteHint } from './paletteField.ts'
import { paletteStyle } from './paletteStyle.ts'

/** Loads what the palette is made of; its field is there without. */
export const loadPalette = () => importAgain(() => import('./Palette.tsx'))

interface PaletteDialogProps {
  readonly onClose: () => void
  readonly onCreateQuote: () => void
}

/** The palette's dialog with its field, which is there at once: keys pressed while the rest loads are not lost. */
export function PaletteDialog({ onClose, onCreateQuote }: PaletteDialogProps) {
  const [typed, setTyped] = useState('')
  const [isHurried, setIsHurried] = useState(false)
  const {
    data: Palette,
    error,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: ['palette'],
    queryFn: async () => (await loadPalette()).Palette,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    retry: false,
    meta: { quiet: true },
  })
  const type = (text: string) => {
    setTyped(text)
    setIsHurried(false)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      slotProps={{
        paper: {
          'aria-label': 'Go to',
          sx: { width: 640, maxWidth: 'calc(100vw - 32px)', position: 'absolute', top: '10vh', m: 0 },
        },
      }}
    >
      <Box sx={paletteStyle}>
        {Palette === undefined ? (
          <input
            cmdk-input=""
            // The dialog is one field: whoever opens it wants to type.
            autoFocus
            aria-label="Go to"
            value={typed}
            onChange={({ target }) => type(target.value)}
            onKeyDown={({ key }) =>
              setIsHurried(before => before || (key === 'Enter' && typed.trim() !== ''))
            }
            onFocus={atEnd}
            placeholder={paletteHint}
          />
        ) : (
          <Palette
            typed={typed}
            onTyped={type}
            isHurried={isHurried}
            onHurry={() => setIsHurried(true)}
            onClose={onClose}
            onCreateQuote={onCreateQuote}
          />
        )}
        {error === null ? null : (
          <Alert
            severity="error"
            action={
              <Button color="inherit" loading={isFetching} onClick={() => void refetch()}>
                Try again
              </Button>
            }
          >
            The list of pages and the search could not be loaded.
          </Alert>
        )}
      </Box>
    </Dialog>
  )
}
