import type { WorkflowAnswer } from '#contract/workflow'
import { hashKeyOf, itemReference } from '#domain/quotes'
import { type ActedFrom, allowedActions, applyAction, leavesList, passedBy } from '#domain/workflow'
import type { Database } from '../../database/database.ts'
import type { Person } from '../../person/person.ts'
import { notFound, Problem } from '../../problem/problem.ts'
import type { Notifier } from '../messaging/notifier.ts'
import { queueProduct, withdrawProduct } from '../products/productJob.ts'
import { actorOf, assertMaySee } from '../quoteItem/access.ts'
import { askErp, type ErpAnswers, itemCode } from '../quoteItem/facts/productCodes.ts'
import { factsOfItem, findingsAt } from '../quoteItem/findingsAt.ts'
import { stateOf } from '../quoteItem/itemRow.ts'
import type { QuoteItemDeps } from '../quoteItem/quoteItemDeps.ts'
import { readItem } from '../quoteItem/readItems.ts'
import type { WorkItem } from '../quoteItem/workItem.ts'
import { answerOf } from './answer.ts'
import { closeNotChosen, otherOptions } from './closeNotChosen.ts'
import { historyOf } from './history.ts'
import { storeAction } from './storeAction.ts'

export interface WorkflowDeps extends QuoteItemDeps {
  /** Writes the messages that a move causes; left out: none. */
  readonly notifier?: Notifier
}

export interface ActionRequest extends ActedFrom {
  readonly action: string
  readonly quoteItemId: number
  /** The quote the item is thought to belong to; another one is a mistake of the caller. */
  readonly quoteId?: number
  readonly reason: string
  readonly comment: string
  readonly hashKey?: string | undefined
}

function assertFresh({ item, quote, assigneeName }: WorkItem, hashKey: string | undefined): void {
  if (hashKey === undefined || hashKey === hashKeyOf(item)) return
  const holder = item.assignee === null ? '' : ` It is now with ${assigneeName}.`
  throw new Problem(
    'stale',
    `${itemReference(quote.id, item.itemNo)} changed in the meantime: it is at ${item.stepName}.${holder}`,
    { current: { hashKey: hashKeyOf(item), step: item.stepCode, assignee: item.assignee ?? '' } },
  )
}

/** Whether the customer ordered by this, or the order was placed: what is ordered becomes an existing product. */
const isNewlyOrdered = (before: WorkItem['item'], after: WorkItem['item']): boolean =>
  after.wonAt !== null && (before.wonAt === null || (after.isFinal && !before.isFinal))

/** How an action went: why it was refused, or null; and how the item stands. */
interface Acted {
  readonly refused: string | null
  readonly answer: WorkflowAnswer
}

interface Acting {
  /** The ERP system was asked before. */
  readonly erp: ErpAnswers
  /** Whether they act for whoever holds the item, or for nobody yet: the customer by an offer. */
  readonly inStead?: boolean
}

/** Acts on an item as part of a transaction. Nothing is written when it is refused. */
export async function actIn(
  deps: WorkflowDeps,
  tx: Database,
  person: Person,
  request: ActionRequest,
  { erp, inStead = false }: Acting,
): Promise<Acted> {
  const work = await readItem(tx, request.quoteItemId, true)
  const { item, quote } = work
  if (request.quoteId !== undefined && request.quoteId !== quote.id) {
    throw notFound(`Item ${request.quoteItemId} of quote ${request.quoteId}`)
  }
  assertMaySee(person, work)
  assertFresh(work, request.hashKey)
  const definition = await deps.definitions.of(item.templateId, tx)
  const stored = stateOf({ ...item, assigneeName: work.assigneeName })
  const state = inStead ? { ...stored, assignee: person.login } : stored
  const actor = actorOf(person, quote.owner)
  const facts = await factsOfItem(tx, work, erp)
  const history = await historyOf(tx, item.id)
  const findings = findingsAt(definition, work, facts, person)
  const result = applyAction(definition, state, actor, request, findings)
  if (!result.ok) {
    return { refused: result.message, answer: answerOf(person, { definition, work, facts, history }) }
  }
  const others = await otherOptions(tx, definition, item, request.action, result.state)
  if (others.refusal !== '') {
    const answer = answerOf(person, { definition, work, facts, history })
    return { refused: others.refusal, answer }
  }
  const offered = allowedActions(definition, state, actor, findings).find(
    action => action.code === request.action,
  )
  const actionName = offered?.name ?? request.action
  const after = await storeAction(tx, definition, person, { ...request, actionName }, work, result.state)
  for (const id of others.open) await closeNotChosen(deps, tx, person, { quoteItemId: id, chosen: item })
  if (isNewlyOrdered(item, after.work.item)) await queueProduct(tx, person, after.work)
  const isTakenBack = item.wonAt !== null && after.work.item.wonAt === null
  const stays = isTakenBack ? await withdrawProduct(tx, person.login, after.work) : ''
  if (result.state.stepCode !== state.stepCode) {
    await deps.notifier?.moved(tx, {
      person,
      quoteItemId: item.id,
      actionCode: request.action,
      actionName,
      fromStep: item.stepName,
      reason: offered?.dialog?.reasons.find(each => each.code === request.reason)?.name ?? request.reason,
      comment: request.comment,
    })
  }
  const answer = answerOf(person, {
    definition,
    work: after.work,
    facts,
    history: [...after.entries, ...history],
  })
  const removedFromWorklist = leavesList(request, {
    leavesWorklist: result.leavesWorklist,
    waitsNowhere: answer.details.removedFromWorklist,
  })
  const message = [passedBy(definition, result.bypassed), stays].filter(Boolean).join(' ')
  return {
    refused: null,
    answer: { ...answer, details: { ...answer.details, message, removedFromWorklist } },
  }
}

/** Acts on an item. A refusal is an answer with `actionOk` false and the reason, and changes nothing. */
export async function act(
  deps: WorkflowDeps,
  person: Person,
  request: ActionRequest,
): Promise<WorkflowAnswer> {
  const erp = await askErp(deps.lgx, [await itemCode(deps.db, request.quoteItemId)])
  const { refused, answer } = await deps.db.transaction(tx => actIn(deps, tx, person, request, { erp }))
  if (refused === null) {
    deps.notifier?.wake()
    return answer
  }
  return { ...answer, details: { ...answer.details, actionOk: false, actionMessage: refused } }
}
