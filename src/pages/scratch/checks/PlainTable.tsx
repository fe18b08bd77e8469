import { styled } from '@mui/material/styles'

/** A small table of figures: heads on the left, numbers on the right. */
export const PlainTable = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.75rem',
  '& th, & td': { padding: '2px 5px', textAlign: 'right', fontWeight: 400, verticalAlign: 'top' },
  '& thead th': { color: theme.palette.text.secondary, fontWeight: 500, whiteSpace: 'nowrap' },
  '& tbody th': { textAlign: 'left' },
  '& :is(td, th):first-of-type': { paddingLeft: 10 },
  '& :is(td, th):last-of-type': { paddingRight: 10 },
  '& tbody tr': { borderTop: `1px solid ${theme.palette.divider}` },
  '& :is(td, th)[data-text="true"]': { textAlign: 'left' },
}))
