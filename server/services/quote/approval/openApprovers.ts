import { type ApprovalStanding, approvalStandings } from '#domain/quoteItem'
import type { Database } from '../../../database/database.ts'
import { factsOfItem } from '../../quoteItem/findingsAt.ts'
import { readItem } from '../../quoteItem/readItems.ts'
import { type Approver, approversOf, askedOf } from './approversOf.ts'

/** Somebody who is to decide, with what waits for them. */
export interface OpenApprover extends Approver {
  readonly approval: ApprovalStanding
}

/**
 * Who is to decide what of an item waits for one of us to approve on a day, `YYYY-MM-DD`, once for each thing that waits; nobody
 * when nothing does.
 */
export async function openApprovers(
  tx: Database,
  quoteItemId: number,
  today: string,
): Promise<OpenApprover[]> {
  const work = await readItem(tx, quoteItemId)
  const facts = await factsOfItem(tx, work, new Map())
  const open = approvalStandings(work.sections, facts).filter(
    ({ state, isCustomers }) => state !== 'approved' && !isCustomers,
  )
  const all: OpenApprover[] = []
  const on = { db: tx, today }
  for (const approval of open) {
    const asked = askedOf(await approversOf(on, work, approval, facts.marginFloor))
    all.push(...asked.map(approver => ({ ...approver, approval })))
  }
  return all
}
