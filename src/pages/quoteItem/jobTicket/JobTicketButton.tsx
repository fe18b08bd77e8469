import Button from '@mui/material/Button'
import type { QuoteItem } from '#contract/quote'
import { useJobTicket } from './useJobTicket.tsx'

/** Opens the one sheet that the item is made by. */
export function JobTicketButton({ item }: { readonly item: QuoteItem }) {
  const { open, dialog } = useJobTicket(item)
  return (
    <>
      <Button size="small" onClick={open}>
        Job ticket
      </Button>
      {dialog}
    </>
  )
}
