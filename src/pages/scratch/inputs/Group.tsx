import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'

interface GroupProps {
  readonly title: string
  readonly tools?: ReactNode
  /** What is wrong with the group as a whole. */
  readonly error?: string | undefined
  readonly children: ReactNode
}

/** Inputs that belong together, under their name; six columns to share. */
export function Group({ title, tools, error, children }: GroupProps) {
  const titleId = useId()
  return (
    <Box component="section" role="group" aria-labelledby={titleId}>
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 22, mb: 0.5 }}>
        <Typography
          id={titleId}
          component="h3"
          variant="overline"
          color="text.secondary"
          sx={{ lineHeight: 1.6, flexGrow: 1 }}
        >
          {title}
        </Typography>
        {tools}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
          columnGap: 0.75,
          rowGap: 0.875,
        }}
      >
        {children}
      </Box>
      {error === undefined ? null : (
        <Typography role="alert" variant="body2" color="error" sx={{ mt: 0.5, fontSize: '0.75rem' }}>
          {error}
        </Typography>
      )}
    </Box>
  )
}
