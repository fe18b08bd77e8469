import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'

interface FieldGroupProps {
  readonly title: string
  /** Beside the title: a button, a hint. */
  readonly beside?: ReactNode
  /** Narrowest column of the group's grid, in pixels. */
  readonly columnWidth?: number
  /** Its place among the groups around it. */
  readonly sx?: { readonly gridColumn: string | Readonly<Record<string, string>> }
  readonly children: ReactNode
}

/** A named group of fields in as many columns as fit. */
export function FieldGroup({
  title,
  beside,
  columnWidth = 140,
  sx = { gridColumn: 'auto' },
  children,
}: FieldGroupProps) {
  const titleId = useId()
  return (
    <Paper
      variant="outlined"
      role="group"
      aria-labelledby={titleId}
      // All of its fields are empty and can't be changed: nothing is to be seen in it.
      sx={{ px: 1.5, pt: 0.75, pb: 1.5, '&:has(> .fields:empty)': { display: 'none' }, ...sx }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 30, mb: 0.75, gap: 1 }}>
        <Typography id={titleId} component="h2" variant="h4">
          {title}
        </Typography>
        {beside === undefined ? null : <Box sx={{ ml: 'auto' }}>{beside}</Box>}
      </Box>
      <Box
        className="fields"
        sx={{
          display: 'grid',
          gridTemplateColumns: `repeat(auto-fill, minmax(min(${columnWidth}px, 100%), 1fr))`,
          columnGap: 1.5,
          rowGap: 2,
          alignItems: 'start',
          // Lines of boxes to tick need no room between them for a label.
          '& > .check-line + .check-line': { mt: -1.5 },
        }}
      >
        {children}
      </Box>
    </Paper>
  )
}
