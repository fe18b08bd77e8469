import { type JobTicket, jobTicket } from '#domain/jobTicket'
import { operations } from '../../../database/schema/index.ts'
import type { Person } from '../../../person/person.ts'
import { truckChoices } from '../../config/lookups.ts'
import type { Masters } from '../../engine/masters.ts'
import { askFacts, findingsAt } from '../../quoteItem/findingsAt.ts'
import { readItemFor } from '../../quoteItem/itemFor.ts'
import { itemAnswer } from '../../quoteItem/loadItem.ts'
import type { QuoteItemDeps } from '../../quoteItem/quoteItemDeps.ts'
import { historyOf } from '../../workflow/history.ts'
import { designLookup } from '../design/lookup.ts'

/** What a ticket is made with. */
export interface TicketDeps extends QuoteItemDeps {
  readonly masters: Masters
  /** IANA name of the time zone that the company works in. */
  readonly timeZone: string
}

/** What of an item goes on paper for the shop floor, and when it was read (ISO 8601). */
export interface ReadTicket {
  readonly ticket: JobTicket
  readonly item: ReturnType<typeof itemAnswer>
  readonly readAt: string
}

/** The job ticket of an item as it is stored now, for a person who may see it. */
export async function ticketOf(deps: TicketDeps, person: Person, itemId: number): Promise<ReadTicket> {
  const { db, lgx, masters, timeZone } = deps
  const work = await readItemFor(db, person, itemId)
  const { preferredPlantCode } = work.sections.product
  const [definition, facts, all, names, allOperations, truckTypes, history] = await Promise.all([
    deps.definitions.of(work.item.templateId),
    askFacts(db, lgx, [work]),
    masters.withoutRates(),
    designLookup(db, preferredPlantCode),
    // Some steps may be another plant's.
    db.select({ code: operations.code, description: operations.description }).from(operations),
    truckChoices(db),
    historyOf(db, itemId),
  ])
  const known = facts.get(itemId) ?? {}
  const item = itemAnswer(person, definition, work, known)
  const readAt = new Date().toISOString()
  const ticket = jobTicket({
    item: { ...item, ...work.sections, findings: findingsAt(definition, work, known, person) },
    purchaseOrder: work.item.orderPO,
    facts: known,
    masters: all,
    names: { ...names, operations: allOperations, vendors: names.formeVendors, truckTypes },
    workflow: { steps: definition.steps, history },
    printed: { at: readAt, by: person.name },
    timeZone,
  })
  return { ticket, item, readAt }
}
