import Button from '@mui/material/Button'
import { useState } from 'react'

interface UndoMessageProps {
  readonly children: string
  readonly onUndo: () => void
}

/** What was done, with the way to take it back once. */
export function UndoMessage({ children, onUndo }: UndoMessageProps) {
  const [isUndone, setUndone] = useState(false)
  return (
    <>
      <span>{children}</span>
      <Button
        size="small"
        color="inherit"
        disabled={isUndone}
        onClick={() => {
          setUndone(true)
          onUndo()
        }}
        sx={{ ml: 1, my: -0.5, textDecoration: 'underline' }}
      >
        Undo
      </Button>
    </>
  )
}
