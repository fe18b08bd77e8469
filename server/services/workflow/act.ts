import type { WorkflowAnswer } from '#contract/workflow'
import { itemReference } from '#domain/quotes'
import { allowedActions, applyAction } from '#domain/workflow'
import type { Database } from '../../database/database.ts'
import { notFound, Problem } from '../../http/problem.ts'
import type { Lgx } from '../../integrations/lgx/lgx.ts'
import type { Notifier } from '../messaging/notifier.ts'
import { actorOf, assertMaySee } from '../quote/access.ts'
import { hashKeyOf, stateOf } from '../quote/itemRow.ts'
import { askErpAboutItem } from '../quote/productCodes.ts'
import type { Person } from '../security/person.ts'
import { answerOf, findingsAt } from './answer.ts'
import type { Definitions } from './definition.ts'
import { storeAction } from './storeAction.ts'
import { type WorkItem, workItem } from './workItem.ts'

export interface WorkflowDeps {
  readonly db: Database
  readonly lgx: Lgx
  readonly definitions: Definitions
  /** Writes the messages that a move causes; left out: none. */
  readonly notifier?: Notifier
}

export interface ActionRequest {
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

/** Acts on an item. A refusal is an answer with `actionOk` false and the reason, and changes nothing. */
export async function act(
  deps: WorkflowDeps,
  person: Person,
  request: ActionRequest,
): Promise<WorkflowAnswer> {
  const erp = await askErpAboutItem(deps.db, deps.lgx, request.quoteItemId)
  const { refused, answer } = await deps.db.transaction(async tx => {
    const work = await workItem(tx, request.quoteItemId, true)
    const { item, quote } = work
    if (request.quoteId !== undefined && request.quoteId !== quote.id) {
      throw notFound(`Item ${request.quoteItemId} of quote ${request.quoteId}`)
    }
    assertMaySee(person, work, itemReference(quote.id, item.itemNo))
    assertFresh(work, request.hashKey)
    const definition = await deps.definitions.of(item.templateId, tx)
    const state = stateOf({ ...item, assigneeName: work.assigneeName })
    const actor = actorOf(person, quote.owner)
    const findings = findingsAt(definition, work, erp)
    const result = applyAction(definition, state, actor, request, findings)
    if (!result.ok) return { refused: result.message, answer: answerOf(definition, person, work, erp) }
    const offered = allowedActions(definition, state, actor, findings).find(
      action => action.code === request.action,
    )
    const actionName = offered?.name ?? request.action
    const after = await storeAction(tx, definition, person, { ...request, actionName }, work, result.state)
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
    return { refused: null, answer: answerOf(definition, person, after, erp) }
  })
  if (refused === null) {
    deps.notifier?.wake()
    return answer
  }
  return { ...answer, details: { ...answer.details, actionOk: false, actionMessage: refused } }
}
