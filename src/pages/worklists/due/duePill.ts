import { alpha, type Palette } from '@mui/material/styles'

/** Look of a due date's pill: quiet, a little stronger within days, red for late only. */
export const duePill = ({ text, error }: Palette) => ({
  '& .due-pill': {
    display: 'inline-block',
    px: 1,
    borderRadius: 2.5,
    lineHeight: '20px',
    fontSize: '0.75rem',
    color: text.secondary,
    backgroundColor: alpha(text.primary, 0.06),
    '&[data-due="dueSoon"]': { color: text.primary, fontWeight: 500 },
    '&[data-due="overdue"]': {
      color: error.main,
      backgroundColor: alpha(error.main, 0.1),
      fontWeight: 500,
    },
  },
})
