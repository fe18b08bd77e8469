import { createTheme } from '@mui/material/styles'
import { lightTheme } from '../../theme.ts'

/** The material: the ground of the page and the strip above it. */
export const kraft = { main: '#B98B5A', tint: '#f6f1e9', line: '#e6dccd' } as const

/**
 * The product's look for somebody who reads one quote, on a phone perhaps: larger words and controls, light as the paper
 * that they got. Below 16 pixels a phone would zoom into a field.
 */
export const offerTheme = createTheme({
  ...lightTheme,
  typography: {
    ...lightTheme.typography,
    fontSize: 15,
    h1: { fontSize: '1.75rem', fontWeight: 600, lineHeight: 1.2, letterSpacing: '-0.015em' },
    h2: { fontSize: '1.125rem', fontWeight: 600, lineHeight: 1.35 },
    h3: { fontSize: '0.9375rem', fontWeight: 600, lineHeight: 1.4 },
    body1: { fontSize: '0.9375rem', lineHeight: 1.55 },
    body2: { fontSize: '0.875rem', lineHeight: 1.5 },
  },
  components: {
    ...lightTheme.components,
    MuiButton: { defaultProps: { size: 'large', disableElevation: true } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: ({ theme }) => ({ backgroundColor: theme.palette.background.paper, fontSize: '1rem' }),
      },
    },
    MuiInputLabel: { styleOverrides: { sizeSmall: { fontSize: '1rem' } } },
    MuiDialogTitle: {
      styleOverrides: { root: { fontSize: '1.125rem', fontWeight: 600, padding: '18px 24px 8px' } },
    },
    MuiDialogContent: { styleOverrides: { root: { padding: '8px 24px' } } },
    MuiDialogActions: { styleOverrides: { root: { padding: '12px 20px 18px' } } },
  },
})
