import { eq, sql } from 'drizzle-orm'
import type { WorkflowAnswer } from '#contract/workflow'
import { itemReference } from '#domain/quotes'
import { allowedActions, applyAction, type ItemState, type WorkflowDefinition } from '#domain/workflow'
import { logChanges } from '../../database/changeLog.ts'
import type { Database } from '../../database/database.ts'
import { comments, quoteItems, quotes, workflowHistory } from '../../database/schema/index.ts'
import { notFound, Problem } from '../../http/problem.ts'
import { announceItems } from '../../hub/announceItems.ts'
import type { Lgx } from '../../integrations/lgx/lgx.ts'
import type { Notifier } from '../messaging/notifier.ts'
import { actorOf, assertMaySee } from '../quote/access.ts'
import { overviewFindings } from '../quote/findings.ts'
import { hashKeyOf, type ItemRow, itemOrProblem, type OwnedItem, stateOf } from '../quote/itemRow.ts'
import { askErpAboutItem } from '../quote/productCodes.ts'
import { readItemSections } from '../quote/sections.ts'
import { nameOf } from '../security/names.ts'
import type { Person } from '../security/person.ts'
import { workflowAnswer } from './answer.ts'
import type { Definitions } from './definition.ts'
import { winOf } from './win.ts'

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

/** Columns of the item that follow from where it stands. */
function placeOf(definition: WorkflowDefinition, before: ItemRow, state: ItemState) {
  const step = definition.steps.find(candidate => candidate.code === state.stepCode)
  if (step === undefined)
    throw new Error(`Step ${state.stepCode} is not in template ${definition.templateId}.`)
  return {
    stepCode: step.code,
    stepName: step.name,
    stepSequence: step.sequence,
    isFinal: step.kind === 'final',
    // What has ended waits for nobody.
    assignmentGroup: step.kind === 'final' ? null : state.assignmentGroup,
    assignee: state.assignee,
    isOnHold: state.isOnHold,
    closeType: state.closeType,
    ...(step.code === before.stepCode ? {} : { dateArrived: sql`now()` }),
  }
}

const logged = (
  item: Pick<ItemRow, 'stepCode' | 'assignmentGroup' | 'assignee' | 'isOnHold' | 'closeType'>,
) => ({
  step: item.stepCode,
  assignmentGroup: item.assignmentGroup,
  assignee: item.assignee,
  isOnHold: item.isOnHold,
  closeType: item.closeType,
})

async function assertFresh(tx: Database, owned: OwnedItem, hashKey: string | undefined): Promise<void> {
  if (hashKey === undefined || hashKey === hashKeyOf(owned.item)) return
  const { item, quote } = owned
  const holder = item.assignee === null ? '' : ` It is now with ${await nameOf(tx, item.assignee)}.`
  throw new Problem(
    'stale',
    `${itemReference(quote.id, item.itemNo)} changed in the meantime: it is at ${item.stepName}.${holder}`,
    { current: { hashKey: hashKeyOf(item), step: item.stepCode, assignee: item.assignee ?? '' } },
  )
}

async function store(
  tx: Database,
  definition: WorkflowDefinition,
  person: Person,
  request: ActionRequest,
  owned: OwnedItem,
  state: ItemState,
  actionName: string,
): Promise<void> {
  const { item } = owned
  const place = {
    ...placeOf(definition, item, state),
    ...(await winOf(tx, definition, request.action, item, state)),
  }
  const holdReason = request.action === 'ONHOLD' ? request.reason || request.comment : ''
  const [after] = await tx
    .update(quoteItems)
    .set({
      ...place,
      workflowVersion: item.workflowVersion + 1,
      holdReason: state.isOnHold ? holdReason || item.holdReason : '',
      closeReason: state.closeType === null ? '' : request.reason || item.closeReason,
    })
    .where(eq(quoteItems.id, item.id))
    .returning()
  await tx.insert(workflowHistory).values({
    quoteItemId: item.id,
    who: person.login,
    action: request.action,
    actionName,
    fromStep: item.stepCode,
    toStep: state.stepCode,
    reason: request.reason,
    comment: request.comment,
  })
  if (request.comment !== '') {
    await tx.insert(comments).values({
      quoteId: item.quoteId,
      quoteItemId: item.id,
      comment: request.comment,
      createdBy: person.login,
    })
  }
  await logChanges(
    tx,
    person.login,
    { what: 'quoteItem', key: String(item.id), quoteId: item.quoteId },
    logged(item),
    logged({ ...item, ...place }),
  )
  await tx
    .update(quotes)
    .set({ updatedAt: sql`now()`, updatedBy: person.login })
    .where(eq(quotes.id, item.quoteId))
  await announceItems(tx, person, { what: 'acted', action: request.action }, [
    { before: item, after: after ?? null },
  ])
}

/** Acts on an item. A refusal is an answer with `actionOk` false and the reason, and changes nothing. */
export async function act(
  deps: WorkflowDeps,
  person: Person,
  request: ActionRequest,
): Promise<WorkflowAnswer> {
  const erp = await askErpAboutItem(deps.db, deps.lgx, request.quoteItemId)
  const refused = await deps.db.transaction(async tx => {
    const owned = await itemOrProblem(tx, request.quoteItemId, true)
    if (request.quoteId !== undefined && request.quoteId !== owned.quote.id) {
      throw notFound(`Item ${request.quoteItemId} of quote ${request.quoteId}`)
    }
    assertMaySee(person, owned, itemReference(owned.quote.id, owned.item.itemNo))
    await assertFresh(tx, owned, request.hashKey)
    const definition = await deps.definitions.of(owned.item.templateId, tx)
    const state = stateOf(owned.item)
    const actor = actorOf(person, owned.quote.owner)
    const step = definition.steps.find(candidate => candidate.code === state.stepCode)
    const { product, compliance } = await readItemSections(tx, owned.item.id)
    const findings = await overviewFindings(
      tx,
      erp,
      owned.item,
      { product: product.data, compliance: compliance.data },
      step?.fieldRules ?? [],
    )
    const result = applyAction(definition, state, actor, request, findings)
    if (!result.ok) return result.message
    const offered = allowedActions(definition, state, actor, findings).find(
      action => action.code === request.action,
    )
    const actionName = offered?.name ?? request.action
    await store(tx, definition, person, request, owned, result.state, actionName)
    if (result.state.stepCode !== state.stepCode) {
      await deps.notifier?.moved(tx, {
        person,
        quoteItemId: owned.item.id,
        actionCode: request.action,
        actionName,
        fromStep: owned.item.stepName,
        reason: offered?.dialog?.reasons.find(each => each.code === request.reason)?.name ?? request.reason,
        comment: request.comment,
      })
    }
    return null
  })
  if (refused === null) deps.notifier?.wake()
  const answer = await workflowAnswer(deps, person, request.quoteItemId, { erp })
  return refused === null
    ? answer
    : { ...answer, details: { ...answer.details, actionOk: false, actionMessage: refused } }
}
