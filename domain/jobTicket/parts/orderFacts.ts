import { facts } from '../facts.ts'
import type { TicketFact } from '../ticket.ts'
import type { TicketInput } from '../ticketInput.ts'

/** What the job is known by in the office and to the customer. */
export function orderFacts({ item, purchaseOrder }: TicketInput): TicketFact[] {
  const { product, design } = item
  return facts({
    'Product code': product.code,
    'Drawing no': product.drawingNo,
    'Customer PO': purchaseOrder,
    Quote: item.quoteReference,
    Project: design.designProjectNo,
    'ARD file': design.ardFileName,
    'MFG file': design.mfgFileName,
    'Stands at': item.stepName,
  })
}
