import Chip from '@mui/material/Chip'
import { dateTime } from '#domain/formats'

/** Says of rows from an earlier visit when they were read; `at`: milliseconds since 1970. */
export function AsOf({ at, isAsked }: { readonly at: number; readonly isAsked: boolean }) {
  return (
    <Chip
      color="warning"
      variant="outlined"
      label={`As of ${dateTime(new Date(at))}${isAsked ? ', being read again' : ''}`}
    />
  )
}
