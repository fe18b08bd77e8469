import SearchIcon from '@mui/icons-material/Search'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { useState } from 'react'
import { useHotkeys } from 'react-hotkeys-hook'
import { useCreateQuote } from '../menu/useCreateQuote.ts'
import { loadPalette, PaletteDialog } from './PaletteDialog.tsx'

/** Ahead of the click; what fails is tried again by the dialog, which says so. */
const preload = () => void loadPalette().catch(() => undefined)

const isApple = /mac|iphone|ipad/i.test(navigator.platform)
const keyHint = isApple ? '⌘K' : 'Ctrl K'

/** Opens the palette, by mouse or Ctrl/Cmd-K from wherever the focus is. */
export function PaletteButton() {
  const { start } = useCreateQuote()
  const [isOpen, setIsOpen] = useState(false)
  useHotkeys('mod+k', () => setIsOpen(open => !open), {
    preventDefault: true,
    enableOnFormTags: true,
    enableOnContentEditable: true,
  })
  return (
    <>
      <ButtonBase
        onClick={() => setIsOpen(true)}
        onPointerEnter={() => preload()}
        onFocus={() => preload()}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        sx={{
          display: 'flex',
          gap: 1,
          height: 30,
          px: 1,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          color: 'text.secondary',
          typography: 'body2',
          '&:hover': { color: 'text.primary', bgcolor: 'action.hover' },
        }}
      >
        <SearchIcon sx={{ fontSize: 18 }} />
        Go to
        <Box component="kbd" aria-hidden sx={{ fontFamily: 'inherit', fontSize: '0.75rem' }}>
          {keyHint}
        </Box>
      </ButtonBase>
      {isOpen ? <PaletteDialog onClose={() => setIsOpen(false)} onCreateQuote={() => void start()} /> : null}
    </>
  )
}
