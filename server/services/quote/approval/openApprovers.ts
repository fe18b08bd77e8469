import { approvalStandings } from '#domain/quoteItem'
import type { Database } from '../../../database/database.ts'
import { factsOfItem } from '../../quoteItem/findingsAt.ts'
import { readItem } from '../../quoteItem/readItems.ts'
import { type Approver, approversOf, askedOf } from './approversOf.ts'

/** Who is to decide what of an item waits for one of us to approve on a day, `YYYY-MM-DD`; nobody when nothing does. */
export async function openApprovers(tx: Database, quoteItemId: number, today: string): Promise<Approver[]> {
  const work = await readItem(tx, quoteItemId)
  const facts = await factsOfItem(tx, work, new Map())
  const open = approvalStandings(work.sections, facts).filter(
    ({ state, isCustomers }) => state !== 'approved' && !isCustomers,
  )
  const all: Approver[] = []
  const on = { db: tx, today }
  for (const standing of open) all.push(...askedOf(await approversOf(on, work, standing, facts.marginFloor)))
  return all
}
