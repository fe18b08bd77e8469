import type { Theme } from '@mui/material/styles'
import { rowColours } from './rowColours.ts'

/** Look of every list's table: compact lines that do not wrap, heads that stay while the rows scroll. */
export const tableStyle = (theme: Theme) => ({
  ...rowColours(theme),
  '& .MuiTable-root': { borderCollapse: 'separate', borderSpacing: 0 },
  '& th, & td': { whiteSpace: 'nowrap', px: 1, py: 0, height: 32, fontSize: '0.8125rem', lineHeight: 1.4 },
  '& thead th': { height: 34, pr: 1.75, fontWeight: 500, borderBottom: 1, borderColor: 'divider' },
  // A head stands over its figures; the arrow has its gap at the other side.
  '& thead th[class*="alignRight"]': { pl: 1.75, pr: 1 },
  // The sort arrow stands in the gap to the next column instead of widening every column for one arrow.
  '& .MuiTableSortLabel-root': { position: 'relative' },
  '& .MuiTableSortLabel-icon': { position: 'absolute', left: '100%', mx: 0.125, fontSize: '0.875rem' },
  '& th[class*="alignRight"] .MuiTableSortLabel-icon': { left: 'auto', right: '100%' },
  '& tbody td': { maxWidth: 260, overflow: 'hidden', textOverflow: 'ellipsis', borderColor: 'divider' },
  '& tbody a': {
    color: theme.palette.primary.main,
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  },
  '& tbody [data-quiet]': { color: theme.palette.text.secondary },
  '& .row-sign': {
    display: 'inline-flex',
    verticalAlign: 'middle',
    ml: 0.5,
    color: theme.palette.text.secondary,
    // Amber is too pale for a thin drawing on white.
    '&[data-look="warning"]': {
      color: theme.palette.mode === 'dark' ? theme.palette.warning.main : theme.palette.warning.dark,
    },
    '&[data-look="error"]': { color: theme.palette.error.main },
    '& svg': { fontSize: 16 },
  },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
  // A closed panel takes no line of its own, an open one is as wide as the table.
  '& .RaDataTable-expandRow': { height: 0, '--row-tint': 'transparent' },
  '& .RaDataTable-expandRow > td': {
    height: 0,
    p: 0,
    maxWidth: 'none',
    overflow: 'visible',
    whiteSpace: 'normal',
  },
})
