import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

interface ListToolbarProps {
  /** The list whose rows it narrows. */
  readonly label: string
  /** What narrows the list. */
  readonly children?: ReactNode
  /** What is done with the list as a whole. */
  readonly tools: ReactNode
}

/** The bar above a list: filters at the left, tools at the right. */
export function ListToolbar({ label, children, tools }: ListToolbarProps) {
  return (
    <Box
      role="search"
      aria-label={label}
      sx={{
        display: 'flex',
        alignItems: 'center',
        flexWrap: { xs: 'nowrap', sm: 'wrap' },
        flex: 'none',
        gap: 1,
        mb: 1,
        // On a phone the filters stand in one line that is swiped along, or they would leave no room for the list.
        overflowX: { xs: 'auto', sm: 'visible' },
        '& > *': { flexShrink: { xs: 0, sm: 1 } },
        // There the search gives way, and enough of the filters stands beside it to be seen.
        '& > :has(> * > [type="search"])': { flexShrink: 1, minWidth: 176 },
      }}
    >
      {children}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, marginLeft: 'auto' }}>{tools}</Box>
    </Box>
  )
}
