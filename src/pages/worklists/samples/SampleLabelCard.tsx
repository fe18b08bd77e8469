import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { SampleLabel } from '#contract/samples'

/** A label in its true size. */
export function SampleLabelCard({ label: { lines } }: { readonly label: SampleLabel }) {
  const [first, ...others] = lines
  return (
    <Box
      sx={{
        width: '100mm',
        height: '60mm',
        p: '4mm',
        boxSizing: 'border-box',
        overflow: 'hidden',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        // Paper is white and ink is black, whatever the screen is.
        bgcolor: '#fff',
        color: '#000',
        '@media print': { border: 0, borderRadius: 0 },
      }}
    >
      <Typography noWrap sx={{ fontSize: '6mm', fontWeight: 600, lineHeight: 1.3 }}>
        {first}
      </Typography>
      {others.map(line => (
        <Typography key={line} noWrap sx={{ fontSize: '3.8mm', lineHeight: 1.35 }}>
          {line}
        </Typography>
      ))}
    </Box>
  )
}
