import type { PaletteOptions, ThemeOptions } from '@mui/material/styles'

/** Width of the drawer, open and mini. */
const drawer = { width: 232, closedWidth: 80 }

const fontFamily = "'Inter Variable', 'Inter Fallback', system-ui, 'Helvetica Neue', Arial, sans-serif"

const snackbar = {
  error: { backgroundColor: '#b3261e', color: '#ffffff' },
  warning: { backgroundColor: '#ffb300', color: '#2b1c00' },
  success: { backgroundColor: '#1a7a3c', color: '#ffffff' },
  info: { backgroundColor: '#1c6490', color: '#ffffff' },
} as const

const nameOf = (owner: object): string | undefined => (owner as { 'aria-label'?: string })['aria-label']

/** What light and dark share: compact, square-shouldered, figures in columns. */
const shared: ThemeOptions = {
  sidebar: drawer,
  shape: { borderRadius: 6 },
  spacing: 8,
  typography: {
    fontFamily,
    fontSize: 13,
    htmlFontSize: 16,
    h1: { fontSize: '1.25rem', fontWeight: 600, lineHeight: 1.3, letterSpacing: '-0.01em' },
    h2: { fontSize: '0.9375rem', fontWeight: 600, lineHeight: 1.4 },
    h3: { fontSize: '0.9375rem', fontWeight: 600, lineHeight: 1.4 },
    h4: { fontSize: '0.8125rem', fontWeight: 600 },
    h5: { fontSize: '0.8125rem', fontWeight: 600 },
    h6: { fontSize: '0.8125rem', fontWeight: 600 },
    body1: { fontSize: '0.8125rem', lineHeight: 1.45 },
    body2: { fontSize: '0.8125rem', lineHeight: 1.45 },
    button: { textTransform: 'none', fontWeight: 500 },
    overline: { fontSize: '0.6875rem', fontWeight: 600, letterSpacing: '0.06em', lineHeight: 2 },
  },
  components: {
    MuiCssBaseline: {
      styleOverrides: {
        body: { fontVariantNumeric: 'tabular-nums', fontSize: '0.8125rem' },
        ':focus-visible': { outlineOffset: 2 },
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': {
            animationDuration: '1ms !important',
            // Not a short duration: that would give every element a transition, and new colours would go down the
            // page level by level.
            transition: 'none !important',
          },
        },
      },
    },
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: {
        root: ({ theme }) => ({
          '&.Mui-focusVisible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 1 },
        }),
      },
    },
    // react-admin gives the name of a box to the span around it, which has no role; it belongs to the box itself.
    MuiCheckbox: {
      defaultProps: {
        slotProps: {
          root: owner => (nameOf(owner) === undefined ? {} : { 'aria-label': undefined }),
          input: owner => (nameOf(owner) === undefined ? {} : { 'aria-label': nameOf(owner) }),
        },
      },
    },
    MuiButton: { defaultProps: { size: 'small', disableElevation: true } },
    MuiIconButton: { defaultProps: { size: 'small' } },
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: {
        root: ({ theme, ownerState }) => ({
          backgroundImage: 'none',
          ...(ownerState.elevation === 0 && ownerState.variant === 'elevation'
            ? { border: `1px solid ${theme.palette.divider}` }
            : {}),
        }),
      },
    },
    MuiAppBar: { styleOverrides: { root: { border: 0 } } },
    MuiDrawer: { styleOverrides: { paper: { border: 0 } } },
    MuiAlert: {
      styleOverrides: {
        root: { border: 0, alignItems: 'center' },
        message: { padding: '4px 0' },
        action: { padding: '0 0 0 16px' },
        // The snackbar's colours, the same on light and dark: red, amber, green, blue.
        filled: ({ ownerState }) => snackbar[ownerState.severity ?? 'success'],
      },
    },
    MuiAccordion: { defaultProps: { disableGutters: true } },
    MuiToolbar: { defaultProps: { variant: 'dense' } },
    MuiTooltip: { defaultProps: { enterDelay: 400, arrow: true } },
    MuiTable: { defaultProps: { size: 'small' } },
    // What is hidden from sight in a table that scrolls stays inside it, or it would widen the page.
    MuiTableContainer: { styleOverrides: { root: { position: 'relative' } } },
    MuiTableCell: {
      styleOverrides: {
        root: ({ theme }) => ({ borderColor: theme.palette.divider, lineHeight: 1.35 }),
        sizeSmall: {
          padding: '4px 10px',
          '&.MuiTableCell-paddingCheckbox': { padding: '0 6px' },
        },
        head: ({ theme }) => ({
          fontWeight: 500,
          fontSize: '0.75rem',
          color: theme.palette.text.secondary,
          backgroundColor: theme.palette.background.paper,
          whiteSpace: 'nowrap',
        }),
        body: { fontSize: '0.8125rem' },
      },
    },
    MuiTablePagination: { styleOverrides: { toolbar: { minHeight: 40 } } },
    MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true } },
    MuiFormControl: {
      defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true },
    },
    MuiAutocomplete: { defaultProps: { size: 'small', fullWidth: true } },
    MuiFormHelperText: { styleOverrides: { root: { marginTop: 2, marginLeft: 2, lineHeight: 1.3 } } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: ({ theme }) => ({ backgroundColor: theme.palette.background.paper, fontSize: '0.8125rem' }),
        input: { '&.MuiInputBase-inputSizeSmall': { paddingTop: 6.5, paddingBottom: 6.5 } },
      },
    },
    MuiInputLabel: {
      styleOverrides: {
        sizeSmall: {
          fontSize: '0.8125rem',
          '&:not(.MuiInputLabel-shrink)': { transform: 'translate(14px, 7px)' },
        },
      },
    },
    MuiMenuItem: { defaultProps: { dense: true }, styleOverrides: { root: { minHeight: 32 } } },
    MuiTabs: { styleOverrides: { root: { minHeight: 36 } } },
    MuiTab: { styleOverrides: { root: { minHeight: 36, minWidth: 64, padding: '6px 12px' } } },
    MuiChip: {
      defaultProps: { size: 'small' },
      styleOverrides: {
        root: ({ theme, ownerState }) => ({
          fontWeight: 500,
          // Amber is for edges; words in it can't be read on white.
          ...(ownerState.variant === 'outlined' && ownerState.color === 'warning'
            ? { color: theme.palette.warning.dark }
            : {}),
        }),
      },
    },
    // The form of a dialog is as high as it: what it asks scrolls, its buttons stay in sight.
    MuiDialog: {
      styleOverrides: {
        paper: { '& > form': { display: 'flex', flexDirection: 'column', minHeight: 0, flex: '1 1 auto' } },
      },
    },
    MuiDialogTitle: {
      styleOverrides: { root: { fontSize: '0.9375rem', fontWeight: 600, padding: '14px 20px 8px' } },
    },
    MuiDialogContent: { styleOverrides: { root: { padding: '8px 20px' } } },
    MuiDialogActions: { styleOverrides: { root: { padding: '10px 16px 14px' } } },
    MuiListItemIcon: { styleOverrides: { root: { minWidth: 32 } } },
  },
}

const light: PaletteOptions = {
  mode: 'light',
  primary: { main: '#20419b', light: '#4a68bd', dark: '#162e70', contrastText: '#ffffff' },
  secondary: { main: '#0b6b77', contrastText: '#ffffff' },
  error: { main: '#b3261e', contrastText: '#ffffff' },
  warning: { main: '#ffb300', dark: '#8a5200', contrastText: '#2b1c00' },
  success: { main: '#1a7a3c', contrastText: '#ffffff' },
  info: { main: '#1c6490', contrastText: '#ffffff' },
  background: { default: '#f4f6f9', paper: '#ffffff' },
  text: { primary: '#1b2430', secondary: '#535e6e', disabled: '#8791a0' },
  divider: '#dfe3ea',
}

const dark: PaletteOptions = {
  mode: 'dark',
  primary: { main: '#9db4ff', light: '#c3d1ff', dark: '#7a94ea', contrastText: '#0d1733' },
  secondary: { main: '#6fd0db', contrastText: '#06282c' },
  error: { main: '#ff8a80', contrastText: '#33060a' },
  warning: { main: '#ffc046', dark: '#ffd98a', contrastText: '#2b1c00' },
  success: { main: '#6fd08c', contrastText: '#06281a' },
  info: { main: '#7cc0ea', contrastText: '#06202f' },
  background: { default: '#11151c', paper: '#191f28' },
  text: { primary: '#e5e9f0', secondary: '#a4afbf', disabled: '#6b7686' },
  divider: '#2b3440',
}

export const lightTheme: ThemeOptions = { ...shared, palette: light }
export const darkTheme: ThemeOptions = { ...shared, palette: dark }
