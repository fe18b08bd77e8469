import type { Theme } from '@mui/material/styles'

/**
 * Colours of a table's rows. Cells that stay at the left while the table scrolls must be opaque, so the row's tint is
 * laid over the paper in every cell from one variable of the row; the same cells would cover an outline of the row,
 * so the focus is drawn inside them.
 */
export const rowColours = ({ palette }: Theme) => ({
  '& tbody > tr': { '--row-tint': 'transparent' },
  '& tbody > tr:hover': { '--row-tint': palette.action.hover },
  '& tbody > tr:focus-within': { '--row-tint': palette.action.selected },
  '& tbody > tr > td, & tbody > tr > th': {
    backgroundColor: palette.background.paper,
    backgroundImage: 'linear-gradient(var(--row-tint), var(--row-tint))',
  },
  '& tbody > tr:focus-visible': { outline: 'none' },
  '& tbody > tr:focus-visible > td': {
    boxShadow: `inset 0 2px ${palette.primary.main}, inset 0 -2px ${palette.primary.main}`,
  },
  '& tbody > tr:focus-visible > td:first-of-type': {
    boxShadow: `inset 2px 2px ${palette.primary.main}, inset 0 -2px ${palette.primary.main}`,
  },
})
