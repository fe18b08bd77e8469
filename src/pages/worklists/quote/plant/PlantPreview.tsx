import type { WorklistRow } from '#contract/quote-worklist'
import { ItemPreview } from '../ItemPreview.tsx'
import { TicketAction } from './TicketAction.tsx'

/** An item beside the list of its plant. */
export function PlantPreview({ row }: { readonly row: WorklistRow }) {
  return <ItemPreview row={row} Actions={TicketAction} />
}
