import Button from '@mui/material/Button'
import type { QuoteItem } from '#contract/quote'
import { isGenericItem } from '#domain/quoteItem'
import { useJobTicket } from './useJobTicket.tsx'

/** Opens the one sheet that the item is made by; what is bought has none. */
export function JobTicketButton({ item }: { readonly item: QuoteItem }) {
  const { open, dialog } = useJobTicket(item)
  if (isGenericItem(item.product)) return null
  return (
    <>
      <Button size="small" onClick={open}>
        Job ticket
      </Button>
      {dialog}
    </>
  )
}
