import Box from '@mui/material/Box'
import type { ClipboardEvent, FocusEvent, KeyboardEvent, ReactNode } from 'react'
import { parseSize } from '#domain/formats'

interface SizeCatcherProps {
  readonly onSize: (size: NonNullable<ReturnType<typeof parseSize>>) => void
  readonly children: ReactNode
}

const typedIn = ({ target }: { readonly target: EventTarget }): string =>
  target instanceof HTMLInputElement ? target.value : ''

/**
 * Takes a whole size that is pasted into any of the fields in it, or typed with Tab or Enter after it; not while it is
 * typed, for 400x300x2 is a size already.
 */
export function SizeCatcher({ onSize, children }: SizeCatcherProps) {
  const take = (text: string): boolean => {
    const size = parseSize(text)
    if (size !== null) onSize(size)
    return size !== null
  }
  return (
    <Box
      sx={{ display: 'contents' }}
      onPaste={(event: ClipboardEvent) => {
        if (take(event.clipboardData.getData('text'))) event.preventDefault()
      }}
      onKeyDown={(event: KeyboardEvent) => {
        // The size first: the form is not to be saved with what is no number yet.
        if (event.key === 'Enter' && take(typedIn(event))) event.preventDefault()
      }}
      onBlur={(event: FocusEvent) => {
        take(typedIn(event))
      }}
    >
      {children}
    </Box>
  )
}
