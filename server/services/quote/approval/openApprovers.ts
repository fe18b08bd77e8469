import { approvalStandings } from '#domain/quoteItem'
import type { Database } from '../../../database/database.ts'
import { factsOfItem } from '../../quoteItem/findingsAt.ts'
import { readItem } from '../../quoteItem/readItems.ts'
import { type Approver, approversOf } from './approversOf.ts'

/** Who may decide what of an item waits for one of us to approve; nobody when nothing does. */
export async function openApprovers(tx: Database, quoteItemId: number): Promise<Approver[]> {
  const work = await readItem(tx, quoteItemId)
  const facts = await factsOfItem(tx, work, new Map())
  const open = approvalStandings(work.sections, facts).filter(
    ({ state, isCustomers }) => state !== 'approved' && !isCustomers,
  )
  const all: Approver[] = []
  for (const standing of open) all.push(...(await approversOf(tx, work, standing, facts.marginFloor)))
  return all
}
