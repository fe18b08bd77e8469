import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'

const colours = [
  'primary.main',
  'error.main',
  'warning.main',
  'success.main',
  'text.primary',
  'text.secondary',
  'divider',
  'background.paper',
  'action.selected',
] as const

/** The five sizes, the three weights, and the colours by their names in the theme. */
export const TypeSamples = () => (
  <Stack spacing={1}>
    <Typography variant="h1" component="p">
      Page title, 20/600
    </Typography>
    <Typography variant="h2" component="p">
      Section, 15/600
    </Typography>
    <Typography variant="body2">Body and tables, 13/400: names and values, 1,234.50</Typography>
    <Typography variant="caption">Labels, 12</Typography>
    <Typography sx={{ fontSize: '0.6875rem' }}>Units, 11: mm, kg, %</Typography>
    <Link href="#link" onClick={event => event.preventDefault()} sx={{ fontWeight: 500 }}>
      A link, 500
    </Link>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {colours.map(colour => (
        <Box key={colour} sx={{ fontSize: '0.6875rem' }}>
          <Box sx={{ width: 84, height: 28, bgcolor: colour, border: 1, borderColor: 'divider' }} />
          {colour}
        </Box>
      ))}
    </Box>
  </Stack>
)
