import Chip from '@mui/material/Chip'
import { useListContext } from 'react-admin'
import { counted } from '#domain/formats'

/** How many rows the list has in all, beside its heading; `isAtLeast`: counting stopped there, unless told by its answer. */
export function ListCount(told: { readonly isAtLeast?: boolean }) {
  const { total, meta } = useListContext()
  const isAtLeast = told.isAtLeast ?? meta?.isAtLeast === true
  if (total === undefined) return null
  return (
    <Chip
      label={`${total.toLocaleString('en-AU')}${isAtLeast ? '+' : ''}`}
      aria-label={`${isAtLeast ? 'More than ' : ''}${counted(total, 'row')}`}
    />
  )
}
