import type { NewWorkRow } from '#contract/newWork'
import { NewWorkActions } from '../worklists/newWork/NewWorkActions.tsx'

/** What can be done with an order of the list: the order is worked on here, not its quote item. */
export function ManualOrderActions({ row }: { readonly row: NewWorkRow }) {
  return <NewWorkActions row={row} isOfOrder />
}
