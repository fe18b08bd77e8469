import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'

/** A box that is still to come, and what is missing to draw it. */
export function NoPicture({ why }: { readonly why: readonly string[] }) {
  const { palette } = useTheme()
  return (
    <Box
      sx={{
        position: 'absolute',
        inset: 0,
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 1.5,
        px: 3,
        textAlign: 'center',
      }}
    >
      <svg width={96} height={72} viewBox="0 0 96 72" aria-hidden="true">
        <path
          d="M16 26L48 14L80 26L48 38ZM16 26V54L48 66L80 54V26M48 38V66"
          fill="none"
          stroke={palette.text.disabled}
          strokeWidth={1.5}
          strokeDasharray="4 3"
          strokeLinejoin="round"
        />
      </svg>
      <Typography variant="body2" color="textSecondary">
        {why.join(' ')}
      </Typography>
    </Box>
  )
}
