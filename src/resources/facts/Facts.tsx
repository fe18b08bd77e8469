import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** A name and what it is; what is not known shows as a dash. */
export type Fact = readonly [name: string, value: ReactNode]

const isKnown = (value: ReactNode) => value !== '' && value !== null && value !== undefined

/** Facts about one thing, name beside value. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'max-content minmax(0, 1fr)',
        columnGap: 2,
        rowGap: 0.25,
        m: 0,
        typography: 'body2',
      }}
    >
      {facts.map(([name, value]) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {name}
          </Box>
          <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
            {isKnown(value) ? value : '–'}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
