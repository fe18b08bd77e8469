import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'

export interface LinkRow {
  readonly id: string
  readonly to: string
  readonly label: string
  /** Beside the label, quieter. */
  readonly about?: string
  /** At the right. */
  readonly end: ReactNode
}

/** Links below each other, each with something at its right. */
export function LinkList({ label, rows }: { readonly label: string; readonly rows: readonly LinkRow[] }) {
  return (
    <Box component="ul" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {rows.map(row => (
        <Box
          component="li"
          key={row.id}
          sx={{
            display: 'flex',
            alignItems: 'baseline',
            gap: 1,
            py: 0.625,
            borderTop: 1,
            borderColor: 'divider',
            typography: 'body2',
            '&:first-of-type': { borderTop: 0 },
          }}
        >
          <Link
            component={RouterLink}
            to={row.to}
            underline="hover"
            sx={{ fontWeight: 500, whiteSpace: 'nowrap' }}
          >
            {row.label}
          </Link>
          <Box
            title={row.about}
            sx={{
              minWidth: 0,
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
              color: 'text.secondary',
            }}
          >
            {row.about}
          </Box>
          <Box sx={{ ml: 'auto', whiteSpace: 'nowrap', color: 'text.secondary' }}>{row.end}</Box>
        </Box>
      ))}
    </Box>
  )
}
