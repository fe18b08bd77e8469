import type { DocumentPool } from '../../../documents/documentPool.ts'
import type { FileAnswer } from '../../../http/files/sendFile.ts'
import type { Person } from '../../../person/person.ts'
import { inMemory } from './inMemory.ts'
import { printed } from './printed.ts'
import { type TicketDeps, ticketOf } from './ticketOf.ts'

/** What documents are made with. */
export interface PrintDeps extends TicketDeps {
  readonly documents: DocumentPool
}

/** The job ticket of an item as PDF. */
export async function printedTicket(deps: PrintDeps, person: Person, itemId: number): Promise<FileAnswer> {
  const { ticket, item, readAt } = await ticketOf(deps, person, itemId)
  const bytes = await printed(deps.documents, { kind: 'jobTicket', ticket, madeAt: readAt })
  return inMemory(bytes, {
    fileName: `Job ticket ${ticket.reference}.pdf`,
    mediaType: 'application/pdf',
    tag: `${item.hashKey}-${readAt}`,
  })
}
