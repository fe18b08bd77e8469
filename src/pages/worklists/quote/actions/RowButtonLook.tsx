import GlobalStyles from '@mui/material/GlobalStyles'
import { alpha, type Theme } from '@mui/material/styles'

const look = ({ palette, shape, typography }: Theme) => ({
  '.row-button': {
    ...typography.button,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    // A list whose names are longer says how wide they are, so that what follows them stands in line.
    minWidth: 'var(--row-button, 68px)',
    height: 24,
    padding: '0 6px',
    border: `1px solid ${palette.divider}`,
    borderRadius: shape.borderRadius,
    background: 'none',
    color: palette.text.secondary,
    fontSize: '0.75rem',
    lineHeight: 1,
    cursor: 'pointer',
    '&:hover': { color: palette.text.primary, backgroundColor: palette.action.hover },
    '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: 1 },
    '& + &': { marginLeft: 2 },
    '& svg': { fontSize: 18 },
    '&[data-look="emphasis"]': {
      color: palette.primary.main,
      borderColor: alpha(palette.primary.main, 0.5),
      '&:hover': { backgroundColor: alpha(palette.primary.main, 0.08) },
    },
    '&[data-look="icon"]': { minWidth: 26, padding: '0 2px', borderColor: 'transparent' },
    '&[aria-disabled="true"]': {
      color: palette.text.disabled,
      borderColor: palette.action.disabledBackground,
      backgroundColor: 'transparent',
      cursor: 'default',
    },
    '&[aria-disabled="true"][data-look="icon"]': { borderColor: 'transparent' },
  },
})

const styles = <GlobalStyles styles={look} />

/**
 * Look of the buttons in rows, said once on a page: two a row and a hundred rows, and a button that brings its own styles is drawn
 * several times slower.
 */
export const RowButtonLook = () => styles
