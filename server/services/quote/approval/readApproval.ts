import type { ApprovalDetail, ItemApproval } from '#contract/quote'
import { type ApprovalStanding, approvalStandings, approvedCode, type Facts } from '#domain/quoteItem'
import type { Database } from '../../../database/database.ts'
import type { Person } from '../../../person/person.ts'
import { factsOfItem } from '../../quoteItem/findingsAt.ts'
import { readItemFor } from '../../quoteItem/itemFor.ts'
import type { QuoteItemDeps } from '../../quoteItem/quoteItemDeps.ts'
import type { WorkItem } from '../../quoteItem/workItem.ts'
import { mayDecide } from './mayDecide.ts'

/** What approvals are read and decided with. */
export interface ApprovalDeps extends QuoteItemDeps {
  /** Today as `YYYY-MM-DD`. */
  readonly today: () => string
}

/** An item that somebody may see, with what is known of it and what has to be approved. */
export interface ItemToApprove {
  readonly work: WorkItem
  readonly facts: Facts
  readonly standings: readonly ApprovalStanding[]
}

/** Reads an item for what has to be approved of it; `lock` as of `readItem`. */
export async function itemToApprove(
  db: Database,
  person: Person,
  quoteItemId: number,
  lock = false,
): Promise<ItemToApprove> {
  const work = await readItemFor(db, person, quoteItemId, lock)
  const facts = await factsOfItem(db, work, new Map())
  return { work, facts, standings: approvalStandings(work.sections, facts) }
}

/** An approval as somebody sees it. */
export const detailOf = (
  { approvalType, about, why, isCustomers, basis, state, decision, moved }: ApprovalStanding,
  refusal: string,
): ApprovalDetail => ({
  approvalType,
  about,
  why,
  isCustomers,
  basis,
  // A flag of Use & Claims approves without a decision of its own.
  approvalStatus: state === 'approved' ? approvedCode : state === 'rejected' ? 'REJECT' : '',
  approvedBy: decision?.approvedBy ?? '',
  approvedDate: decision?.approvedDate ?? null,
  doc: decision?.doc ?? '',
  comment: decision?.comment ?? '',
  moved: [...moved],
  refusal,
})

/** The approvals of an item for somebody who may see it, with what they may decide. */
export async function readApproval(
  { db, definitions, today }: ApprovalDeps,
  person: Person,
  quoteItemId: number,
): Promise<ItemApproval> {
  const { work, facts, standings } = await itemToApprove(db, person, quoteItemId)
  const definition = await definitions.of(work.item.templateId)
  const approvalDetails = await Promise.all(
    standings.map(async standing =>
      detailOf(
        standing,
        (await mayDecide({ db, today: today() }, definition, work, person, standing, facts)).refusal,
      ),
    ),
  )
  return {
    quoteItemId,
    version: work.versions.approval,
    approval: work.sections.approval,
    approvalDetails,
    decisions: [...(facts.decisions ?? [])],
    marginFloor: facts.marginFloor ?? null,
  }
}
