import Box from '@mui/material/Box'
import type { ClipboardEvent, FocusEvent, KeyboardEvent, ReactNode, SyntheticEvent } from 'react'
import { parseBox, type parseSize } from '#domain/formats'
import { isSaveKey } from '../../../components/editing/saveKey.ts'

interface SizeCatcherProps {
  readonly onSize: (size: NonNullable<ReturnType<typeof parseSize>>) => void
  readonly children: ReactNode
}

const typedIn = ({ target }: { readonly target: EventTarget }): string =>
  target instanceof HTMLInputElement ? target.value : ''

/** Whether the text came all at once: pasted, dropped, dictated or put there by a script. */
const isWhole = ({ nativeEvent }: { readonly nativeEvent: Event }): boolean => {
  const { data = null, inputType = '' } = nativeEvent as Partial<InputEvent>
  return !inputType.startsWith('delete') && data?.length !== 1
}

/**
 * Takes a whole size that comes at once into any of the fields in it, or is typed with Tab, Enter or Ctrl+S after it; not
 * while it is typed, for 400x300x2 is a size already.
 */
export function SizeCatcher({ onSize, children }: SizeCatcherProps) {
  const take = (text: string): boolean => {
    const box = parseBox(text)
    // Flute and quantity, where they are said, stand in other fields than these.
    if (box !== null) onSize({ length: box.length, width: box.width, depth: box.depth })
    return box !== null
  }
  return (
    <Box
      sx={{ display: 'contents' }}
      onPaste={(event: ClipboardEvent) => {
        if (take(event.clipboardData.getData('text'))) event.preventDefault()
      }}
      onChange={(event: SyntheticEvent) => {
        if (isWhole(event)) take(typedIn(event))
      }}
      onKeyDown={(event: KeyboardEvent) => {
        // The size first: the form is not to be saved with what is no number yet.
        if (event.key === 'Enter' && take(typedIn(event))) event.preventDefault()
        else if (isSaveKey(event.nativeEvent)) take(typedIn(event))
      }}
      onBlur={(event: FocusEvent) => {
        take(typedIn(event))
      }}
    >
      {children}
    </Box>
  )
}
