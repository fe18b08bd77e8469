import type { DocumentPool } from '../../../documents/documentPool.ts'
import { ThreadPoolBusy } from '../../../engines/threadPool.ts'
import type { FileAnswer } from '../../../http/files/sendFile.ts'
import type { Person } from '../../../person/person.ts'
import { Problem } from '../../../problem/problem.ts'
import { inMemory } from './inMemory.ts'
import { type TicketDeps, ticketOf } from './ticketOf.ts'

/** What documents are made with. */
export interface PrintDeps extends TicketDeps {
  readonly documents: DocumentPool
}

/** The job ticket of an item as PDF. */
export async function printedTicket(deps: PrintDeps, person: Person, itemId: number): Promise<FileAnswer> {
  const { ticket, item, readAt } = await ticketOf(deps, person, itemId)
  const bytes = await deps.documents
    .print({ kind: 'jobTicket', ticket, madeAt: readAt })
    .catch((error: unknown) => {
      if (error instanceof ThreadPoolBusy) throw new Problem('unavailable', error.message)
      throw error
    })
  return inMemory(bytes, {
    fileName: `Job ticket ${ticket.reference}.pdf`,
    mediaType: 'application/pdf',
    tag: `${item.hashKey}-${readAt}`,
  })
}
