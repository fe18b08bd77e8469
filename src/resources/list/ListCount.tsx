import Chip from '@mui/material/Chip'
import { useListContext } from 'react-admin'

/** How many rows the list has in all, beside its heading. */
export function ListCount() {
  const { total } = useListContext()
  if (total === undefined) return null
  return (
    <Chip label={total.toLocaleString('en-AU')} aria-label={`${total} ${total === 1 ? 'row' : 'rows'}`} />
  )
}
