import Box from '@mui/material/Box'
import type { PriceMove } from '#domain/existingProducts'
import { money } from '#domain/formats'
import type { PriceDetail } from '#domain/quoteItem'
import type { BreakColumn } from '../tabs/price/grid/breakColumn.ts'
import { moveWords } from './lastSoldWords.ts'

/** What a break's quantity was sold for until now, with how the price moved. */
export const untilNowColumn = (moves: readonly (PriceMove | null)[]): BreakColumn<PriceDetail> => ({
  key: 'before',
  head: 'Until now',
  width: 84,
  cell: (_, place) => {
    const move = moves[place] ?? null
    if (move === null) return '—'
    return (
      <>
        {money(move.before)}
        <Box component="span" sx={{ display: 'block', fontSize: '0.75rem', color: 'primary.main' }}>
          {moveWords(move)}
        </Box>
      </>
    )
  },
})
