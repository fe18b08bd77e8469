import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

interface FactsProps {
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  /** Pixels that a fact has at least. */
  readonly columnWidth?: number
  /** Labels of what stands out. */
  readonly strong?: readonly string[]
}

/** Things said by label and value, in as many columns as there is room for. */
export function Facts({ facts, columnWidth = 150, strong = [] }: FactsProps) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        columnGap: 3,
        rowGap: 1.25,
        gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${columnWidth}px), 1fr))`,
      }}
    >
      {facts.map(({ label, value }) => (
        <Box key={`${label} ${value}`} sx={{ minWidth: 0 }}>
          <Typography component="dt" sx={{ fontSize: '0.75rem', color: 'text.secondary', lineHeight: 1.4 }}>
            {label}
          </Typography>
          <Typography
            component="dd"
            variant="body2"
            sx={{ m: 0, overflowWrap: 'anywhere', fontWeight: strong.includes(label) ? 600 : 400 }}
          >
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
