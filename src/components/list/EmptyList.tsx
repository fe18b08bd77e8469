import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { EmptyBox } from './EmptyBox.tsx'

interface EmptyListProps {
  readonly title: string
  readonly children: ReactNode
  /** What a person can do about it. */
  readonly action?: ReactNode
}

/** A list without rows, in words: what it is for and where its rows come from. */
export function EmptyList({ title, children, action }: EmptyListProps) {
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        gap: 1,
        px: 3,
        py: 4,
        border: 1,
        borderStyle: 'dashed',
        borderColor: 'divider',
        borderRadius: 1,
        textAlign: 'center',
      }}
    >
      <EmptyBox />
      <Typography variant="subtitle1" component="p" sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ maxWidth: 560 }}>
        {children}
      </Typography>
      {action}
    </Box>
  )
}
