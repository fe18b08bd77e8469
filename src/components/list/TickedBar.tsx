import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import type { Ticked } from './useTicked.ts'

interface TickedBarProps {
  readonly label: string
  readonly ticked: Pick<Ticked<unknown>, 'count' | 'untick'>
  /** What can be done with them. */
  readonly children: ReactNode
}

/** How many rows are ticked, and what can be done with them; nothing while none is. */
export function TickedBar({ label, ticked, children }: TickedBarProps) {
  if (ticked.count === 0) return null
  return (
    <Box role="group" aria-label={label} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {ticked.count} selected
      </Typography>
      {children}
      <Button size="small" color="inherit" onClick={ticked.untick}>
        Unselect
      </Button>
    </Box>
  )
}
