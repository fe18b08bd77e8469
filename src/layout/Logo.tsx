import Box from '@mui/material/Box'

/** The product's sign, a box drawn from its creases, and its name. */
export function Logo({ mini = false }: { readonly mini?: boolean }) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 1,
        width: mini ? '100%' : 'auto',
      }}
    >
      <Box
        component="svg"
        viewBox="0 0 32 32"
        role="img"
        aria-label="Boxwright"
        sx={{ width: 26, height: 26 }}
      >
        <g fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinejoin="round" strokeLinecap="round">
          <path d="M4 11 16 5l12 6v11l-12 6-12-6z" />
          <path d="M4 11l12 6 12-6M16 17v11" />
          <path d="M10 8l12 6v5" />
        </g>
      </Box>
      {mini ? null : (
        <Box
          component="span"
          aria-hidden
          sx={{ fontSize: '1.0625rem', fontWeight: 600, letterSpacing: '-0.02em', color: 'text.primary' }}
        >
          Boxwright
        </Box>
      )}
    </Box>
  )
}
