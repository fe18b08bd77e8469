import type { Theme } from '@mui/material/styles'

/** Look of the palette: the command library brings none. */
export const paletteStyle = ({ palette, typography }: Theme) =>
  ({
    '& [cmdk-input]': {
      ...typography.body1,
      width: '100%',
      height: 48,
      px: 2,
      border: 0,
      outline: 0,
      bgcolor: 'transparent',
      color: palette.text.primary,
      borderBottom: `1px solid ${palette.divider}`,
      '&::placeholder': { color: palette.text.secondary },
    },
    '& [cmdk-list]': { maxHeight: '60vh', overflow: 'auto', p: 1 },
    '& [cmdk-empty]': { ...typography.body2, px: 1, py: 2, color: palette.text.secondary },
    '& [cmdk-group-heading]': {
      px: 1,
      py: 0.5,
      fontSize: '0.75rem',
      fontWeight: 600,
      color: palette.text.secondary,
    },
    '& [cmdk-item]': {
      ...typography.body2,
      display: 'flex',
      gap: 1,
      alignItems: 'baseline',
      px: 1,
      py: 0.75,
      borderRadius: 1,
      cursor: 'pointer',
      '& strong': { fontWeight: 600, whiteSpace: 'nowrap' },
      '& span': {
        minWidth: 0,
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
        color: palette.text.secondary,
      },
      '&[data-selected="true"]': { bgcolor: palette.action.selected },
    },
  }) as const
