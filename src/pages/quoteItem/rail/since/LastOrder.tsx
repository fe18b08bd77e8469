import Typography from '@mui/material/Typography'
import { lastOrderWords } from '../../lastSold/lastSoldWords.ts'
import { useLastSold } from '../../lastSold/useLastSold.ts'

/** Of an item that was never ordered itself: the last order of the product that it was begun from. */
export function LastOrder() {
  const { last, pricing } = useLastSold()
  if (last === null) return null
  return (
    <Typography variant="caption" component="p" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
      {lastOrderWords(last, pricing)}
    </Typography>
  )
}
