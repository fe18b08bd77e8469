import Box from '@mui/material/Box'
import Tooltip from '@mui/material/Tooltip'
import type { ReactNode } from 'react'

interface SignProps {
  /** What the sign says: read out, and shown while the pointer rests on it. */
  readonly meaning: string
  readonly color: 'warning.main' | 'error.main' | 'success.main' | 'text.disabled'
  readonly children: ReactNode
}

/** A small picture that means something, so that no meaning hangs on a colour alone. */
export function Sign({ meaning, color, children }: SignProps) {
  return (
    <Tooltip title={meaning}>
      <Box
        component="span"
        role="img"
        aria-label={meaning}
        sx={{ display: 'inline-flex', verticalAlign: 'middle', color, '& svg': { fontSize: 16 } }}
      >
        {children}
      </Box>
    </Tooltip>
  )
}
