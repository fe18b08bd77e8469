import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

interface SignProps {
  /** What the sign says: read out, and shown while the pointer rests on it. */
  readonly meaning: string
  readonly color: 'warning.main' | 'error.main' | 'success.main' | 'text.disabled'
  readonly children: ReactNode
}

/** A small picture in a table that means something, so that no meaning hangs on a colour alone. */
export function Sign({ meaning, color, children }: SignProps) {
  return (
    <Box
      component="span"
      role="img"
      aria-label={meaning}
      data-tip={meaning}
      sx={{ display: 'inline-flex', verticalAlign: 'middle', ml: 0.5, color, '& svg': { fontSize: 16 } }}
    >
      {children}
    </Box>
  )
}
