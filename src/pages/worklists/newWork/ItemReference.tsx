import { Link } from 'react-router-dom'
import type { NewWorkRow } from '#contract/newWork'
import { useMay } from '../../../authProvider/useRights.ts'
import { mayOpenItem } from './mayOpenItem.ts'

/** The number of the item in its quote, leading to the item for those who may see it. */
export function ItemReference({ row }: { readonly row: NewWorkRow }) {
  const mayOpen = useMay(mayOpenItem)
  if (row.quoteItemId === null) return ''
  const words = `${row.quoteReference}-${row.itemNo}`
  return mayOpen ? <Link to={`/qitem/${row.quoteItemId}`}>{words}</Link> : words
}
