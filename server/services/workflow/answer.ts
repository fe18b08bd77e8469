import type { WorkflowAnswer } from '#contract/workflow'
import { itemReference } from '#domain/quotes'
import { allowedActions, holdAction, rowAction, type WorkflowDefinition } from '#domain/workflow'
import { actorOf, assertMaySee, maySee } from '../quote/access.ts'
import { findingsOf } from '../quote/findings.ts'
import { standingOf, stateOf } from '../quote/itemRow.ts'
import { askErp, type ErpAnswer } from '../quote/productCodes.ts'
import type { Person } from '../security/person.ts'
import type { WorkflowDeps } from './act.ts'
import { type WorkItem, workItem } from './workItem.ts'

/** What is wrong with, or missing from, the item's overview at the step it is at. */
export function findingsAt(
  definition: WorkflowDefinition,
  { item, overview, facts }: WorkItem,
  erp: ErpAnswer,
) {
  const step = definition.steps.find(candidate => candidate.code === item.stepCode)
  return findingsOf(facts, erp, item.customerCode, overview, step?.fieldRules ?? [])
}

/** Where an item stands, what the person may do with it (nothing when they may not see it), and what happened to it. */
export function answerOf(
  definition: WorkflowDefinition,
  person: Person,
  work: WorkItem,
  erp: ErpAnswer,
): WorkflowAnswer {
  const { item, quote } = work
  const state = stateOf({ ...item, assigneeName: work.assigneeName })
  const actions = maySee(person, work)
    ? allowedActions(definition, state, actorOf(person, quote.owner), findingsAt(definition, work, erp))
    : []
  return {
    details: {
      actionOk: true,
      actionMessage: '',
      ...standingOf(item, work.assigneeName),
      rowAction: rowAction(state, person.login),
      holdAction: holdAction(state),
      removedFromWorklist: item.assignmentGroup === null && item.assignee === null,
      actions: actions.map(action => ({
        ...action,
        dialog: action.dialog === null ? null : { ...action.dialog, reasons: [...action.dialog.reasons] },
      })),
    },
    dialogs: actions.flatMap(action =>
      action.dialog === null
        ? []
        : [{ action: action.code, title: action.dialog.title, text: action.dialog.text }],
    ),
    history: [...work.history],
  }
}

/** The answer about an item as it stands now; `mustSee`: refuse a person who may not see it. */
export async function workflowAnswer(
  { db, lgx, definitions }: WorkflowDeps,
  person: Person,
  quoteItemId: number,
  mustSee = false,
): Promise<WorkflowAnswer> {
  const work = await workItem(db, quoteItemId)
  const { item, quote, overview } = work
  if (mustSee) assertMaySee(person, work, itemReference(quote.id, item.itemNo))
  const [definition, erp] = await Promise.all([
    definitions.of(item.templateId),
    askErp(lgx, item.customerCode, overview.product.code),
  ])
  return answerOf(definition, person, work, erp)
}
