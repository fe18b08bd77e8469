import CompareArrows from '@mui/icons-material/CompareArrows'
import Fab from '@mui/material/Fab'
import { useEffect, useRef } from 'react'

interface SimilarButtonProps {
  readonly reference: string
  /** The panel was put away just now, by the person. */
  readonly takesFocus: boolean
  readonly onRestore: () => void
}

/** Restores the minimised panel. Rule layout-similar-button (000 §2). */
export function SimilarButton({ reference, takesFocus, onRestore }: SimilarButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) button.current?.focus()
  }, [takesFocus])
  return (
    <Fab
      ref={button}
      variant="extended"
      size="small"
      color="primary"
      onClick={onRestore}
      // On the line of the footer: above it the pages of a list are turned.
      sx={{
        ...{ position: 'fixed', right: 24, bottom: 2, zIndex: 'speedDial' },
        ...{ height: 26, minHeight: 26, textTransform: 'none' },
      }}
    >
      <CompareArrows fontSize="small" sx={{ mr: 0.75 }} />
      Similar products, {reference}
    </Fab>
  )
}
