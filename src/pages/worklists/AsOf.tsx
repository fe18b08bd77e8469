import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { dateTime } from '#domain/formats'

interface AsOfProps {
  /** When the rows were read, milliseconds since 1970. */
  readonly at: number
  readonly isAsked: boolean
}

/**
 * Says of rows from an earlier visit when they were read. Fresh ones have it hidden, in the words of the next visit: it is
 * seen in the picture that shows them then (`src/lastSeen/picture`).
 */
export function AsOf({ at, isAsked }: AsOfProps) {
  const isFresh = at >= performance.timeOrigin
  return (
    <Box component="span" hidden={isFresh} data-as-of>
      <Chip
        color="warning"
        variant="outlined"
        label={`As of ${dateTime(new Date(at))}${isAsked || isFresh ? ', being read again' : ''}`}
      />
    </Box>
  )
}
