import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'

interface ColumnLinesProps {
  /** The columns, each a {@link ColumnLine}. */
  readonly children: ReactNode
  /** Shows every column in the list's own order; left out where the list starts so. */
  readonly onAll?: () => void
  /** Puts the list's own arrangement back. */
  readonly onReset: () => void
}

/** The columns of a list to choose from, and the way back. */
export function ColumnLines({ children, onAll, onReset }: ColumnLinesProps) {
  return (
    <>
      <Box
        component="ul"
        sx={{ m: 0, p: 1, maxHeight: 'min(480px, 60dvh)', overflow: 'auto', listStyle: 'none' }}
      >
        {children}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', p: 1, borderTop: 1, borderColor: 'divider' }}>
        {onAll === undefined ? null : (
          <Button onClick={onAll} sx={{ mr: 'auto' }}>
            All columns
          </Button>
        )}
        <Button onClick={onReset}>Reset</Button>
      </Box>
    </>
  )
}
