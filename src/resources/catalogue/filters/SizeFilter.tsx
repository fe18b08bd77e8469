import Box from '@mui/material/Box'
import { boundKey, dimensions, usualBounds } from '#domain/catalogue'
import { useCatalogueFilter } from '../useCatalogueFilter.ts'
import { BoundField } from './BoundField.tsx'

const names = { length: 'Length', width: 'Width', depth: 'Depth' } as const

/** The bounds of each side, both exclusive. Rule catalogue-dimensions (000 §4). */
export function SizeFilter() {
  const { filter, narrow } = useCatalogueFilter()
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 0.5, typography: 'caption', color: 'text.secondary' }}>
        Size inside, mm (more than – less than)
      </Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'max-content 1fr 1fr',
          gap: 0.5,
          alignItems: 'start',
          typography: 'body2',
        }}
      >
        {dimensions.map(side => (
          <Box key={side} sx={{ display: 'contents' }}>
            <Box sx={{ lineHeight: '30px', pr: 0.5 }}>{names[side]}</Box>
            {(['min', 'max'] as const).map(end => {
              const key = boundKey(end, side)
              return (
                <BoundField
                  key={key}
                  label={`${names[side]} ${end === 'min' ? 'more than' : 'less than'}`}
                  usual={usualBounds[end]}
                  value={filter[key]}
                  onChange={bound => narrow({ [key]: bound })}
                />
              )
            })}
          </Box>
        ))}
      </Box>
    </Box>
  )
}
