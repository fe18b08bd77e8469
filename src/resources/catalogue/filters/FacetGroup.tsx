import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import type { CallOutput } from '#contract/endpoint'
import type { product } from '#contract/product'
import { counted, decimal } from '#domain/formats'

interface FacetGroupProps {
  readonly group: CallOutput<typeof product.lookup>[number]
  /** What is chosen on this screen; the counts may still be on their way. */
  readonly chosen: readonly string[]
  readonly onToggle: (value: string) => void
}

/** The values of a filter group, each with how many products it leaves. */
export function FacetGroup({ group, chosen, onToggle }: FacetGroupProps) {
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, mb: 1.5, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 0.25, typography: 'caption', color: 'text.secondary' }}>
        {group.value}
      </Box>
      {group.items.map(item => (
        <FormControlLabel
          key={item.id}
          sx={{
            display: 'flex',
            mx: 0,
            '& .MuiFormControlLabel-label': { display: 'flex', flexGrow: 1, minWidth: 0, gap: 1 },
          }}
          slotProps={{ typography: { variant: 'body2', component: 'span' } }}
          label={
            <>
              <Box component="span" sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                {item.value}
              </Box>
              <Box
                component="span"
                aria-label={counted(item.count, 'product')}
                sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
              >
                {decimal(item.count, 0)}
              </Box>
            </>
          }
          control={
            <Checkbox
              size="small"
              sx={{ p: 0.5, ml: -0.5 }}
              checked={chosen.includes(item.id)}
              onChange={() => onToggle(item.id)}
            />
          }
        />
      ))}
      {group.items.length === 0 ? (
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>None</Box>
      ) : null}
    </Box>
  )
}
