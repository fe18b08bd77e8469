import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'

interface PanelProps {
  readonly title: string
  /** At the right of the title. */
  readonly beside?: ReactNode
  readonly children: ReactNode
}

/** A part of a page with a heading of its own. */
export function Panel({ title, beside, children }: PanelProps) {
  const headingId = useId()
  return (
    <Paper component="section" aria-labelledby={headingId} sx={{ p: 2, minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 28, mb: 1 }}>
        <Typography id={headingId} variant="h2">
          {title}
        </Typography>
        <Box sx={{ ml: 'auto' }}>{beside}</Box>
      </Box>
      {children}
    </Paper>
  )
}
