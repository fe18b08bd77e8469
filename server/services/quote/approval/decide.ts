import type { z } from 'zod'
import type { ItemApproval, quote } from '#contract/quote'
import {
  type ApprovalStanding,
  approvalFlag,
  approvalLabel,
  approvalName,
  approvedCode,
  changesOf,
  sections,
} from '#domain/quoteItem'
import { itemDecisions } from '../../../database/schema/index.ts'
import { itemsAnnounced } from '../../../hub/announceItems.ts'
import type { Person } from '../../../person/person.ts'
import { Problem } from '../../../problem/problem.ts'
import { sectionLines } from '../../quoteItem/save/sectionLines.ts'
import { type Save, storeSave } from '../../quoteItem/save/storeSave.ts'
import { mayDecide } from './mayDecide.ts'
import {
  type ApprovalDeps,
  detailOf,
  type ItemToApprove,
  itemToApprove,
  readApproval,
} from './readApproval.ts'

type Asked = z.output<(typeof quote.approve)['body']>

/** The same whichever order the database keeps the names in. */
const sorted = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value)
          .toSorted(([a], [b]) => (a < b ? -1 : 1))
          .map(([key, held]) => [key, sorted(held)]),
      )
    : Array.isArray(value)
      ? value.map(sorted)
      : value

const isSame = (a: unknown, b: unknown) => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b))

function assertComplete({ approvalStatus, doc, comment }: Asked, isCustomers: boolean): void {
  const isApproved = approvalStatus === approvedCode
  const missing =
    isApproved && isCustomers && doc.trim() === ''
      ? { path: 'doc', message: 'Document is required' }
      : !isApproved && comment.trim() === ''
        ? { path: 'comment', message: 'Comment is required' }
        : null
  if (missing !== null) throw new Problem('rule-failed', missing.message, { errors: [missing] })
}

/** Refuses to decide on what has moved, or was decided, since the person saw it. */
function assertAsSeen(standing: ApprovalStanding, asked: Asked): void {
  const { basis, decision, why } = standing
  const label = approvalLabel(asked.approvalType)
  const current = detailOf(standing, '')
  if (!isSame(basis, asked.basis))
    throw new Problem('stale', `${label} has moved in the meantime: ${why}`, { current })
  if (asked.decidedAt === undefined || asked.decidedAt === (decision?.approvedDate ?? null)) return
  const word = decision?.approvalStatus === approvedCode ? 'approved' : 'rejected'
  const comment = decision?.comment ? `: ${decision.comment}` : '.'
  throw new Problem('stale', `${decision?.approvedBy} ${word} it in the meantime${comment}`, { current })
}

type Flagged = Pick<Save, 'lines'> & {
  readonly written: Save['sections']
  readonly told: Readonly<Record<string, number>>
}

/** The flag of Use & Claims that the decision is, as it becomes. */
function flagged({ work: { sections: now, versions } }: ItemToApprove, asked: Asked): Flagged {
  const flag = approvalFlag(asked.approvalType)
  if (flag === undefined) return { written: [], lines: [], told: {} }
  const data = { ...now.compliance, [flag]: asked.approvalStatus === approvedCode }
  const changes = changesOf(sections.compliance.fields, now.compliance, data)
  const version = versions.compliance + 1
  return changes.length === 0
    ? { written: [], lines: [], told: {} }
    : {
        written: [{ section: 'compliance' as const, version, data }],
        lines: sectionLines('compliance', changes),
        told: { compliance: version },
      }
}

/**
 * Approves or rejects something of an item as the person saw it, wherever they stand in its workflow. Refused are what
 * need not be approved any more, what has moved or was decided since (409), and who may not decide it.
 */
export async function decide(
  deps: ApprovalDeps,
  person: Person,
  quoteItemId: number,
  asked: Asked,
): Promise<ItemApproval> {
  await deps.db.transaction(async tx => {
    const read = await itemToApprove(tx, person, quoteItemId, true)
    const { work, facts, standings } = read
    const label = approvalLabel(asked.approvalType)
    const standing = standings.find(
      ({ approvalType, about }) => approvalType === asked.approvalType && about === asked.about,
    )
    if (standing === undefined) throw new Problem('rule-failed', `${label} need not be approved any more.`)
    assertAsSeen(standing, asked)
    const definition = await deps.definitions.of(work.item.templateId, tx)
    const on = { db: tx, today: deps.today() }
    const { refusal, onBehalfOf } = await mayDecide(on, definition, work, person, standing, facts)
    if (refusal !== '') throw new Problem('not-allowed', refusal)
    assertComplete(asked, standing.isCustomers)
    const { approvalType, about, approvalStatus, doc, comment } = asked
    const { basis } = standing
    await tx.insert(itemDecisions).values({
      quoteItemId,
      approvalType,
      about,
      approvalStatus,
      approvedBy: person.login,
      onBehalfOf: onBehalfOf === '' ? null : onBehalfOf,
      doc,
      comment,
      basis,
    })
    const { item } = work
    const { written, lines, told } = flagged(read, asked)
    const old = standing.decision?.approvalStatus ?? null
    const field = `approval.${approvalName(standing)}`
    const word = { field, old, new: approvalStatus }
    const forWhom = { field: `${field}.onBehalfOf`, old: null, new: onBehalfOf }
    await storeSave(tx, {
      who: person.login,
      before: item,
      after: item,
      sections: written,
      lines: [word, ...(onBehalfOf === '' ? [] : [forWhom]), ...lines],
      announcements: itemsAnnounced(person, { what: 'saved', versions: told }, [
        { before: item, after: item },
      ]),
    })
  })
  return readApproval(deps, person, quoteItemId)
}
