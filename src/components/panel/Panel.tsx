import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'

interface PanelProps {
  readonly title: string
  /** At the right of the title. */
  readonly beside?: ReactNode
  /** Close together, as the fields it stands among. */
  readonly isDense?: boolean
  readonly children: ReactNode
}

/** A part of a page with a heading of its own. */
export function Panel({ title, beside, isDense = false, children }: PanelProps) {
  const headingId = useId()
  return (
    <Paper
      component="section"
      aria-labelledby={headingId}
      sx={{ minWidth: 0, ...(isDense ? { px: 1.5, py: 1 } : { p: 2 }) }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: isDense ? 0 : 28, mb: isDense ? 0.5 : 1 }}>
        <Typography id={headingId} component="h2" variant={isDense ? 'h4' : 'h2'}>
          {title}
        </Typography>
        {beside === undefined ? null : <Box sx={{ ml: 'auto' }}>{beside}</Box>}
      </Box>
      {children}
    </Paper>
  )
}
