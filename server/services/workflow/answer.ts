import { desc, eq, sql } from 'drizzle-orm'
import type { HistoryEntry, WorkflowAnswer } from '#contract/workflow'
import { itemReference } from '#domain/quotes'
import { allowedActions, holdAction, rowAction } from '#domain/workflow'
import type { Database } from '../../database/database.ts'
import { users, workflowHistory } from '../../database/schema/index.ts'
import { actorOf, assertMaySee, maySee } from '../quote/access.ts'
import { overviewFindings } from '../quote/findings.ts'
import { itemOrProblem, standingOf, stateOf } from '../quote/itemRow.ts'
import { askErp, type ErpAnswer } from '../quote/productCodes.ts'
import { readItemSections } from '../quote/sections.ts'
import { nameOf } from '../security/names.ts'
import type { Person } from '../security/person.ts'
import type { WorkflowDeps } from './act.ts'

/** What happened to an item, newest first. */
export async function historyOf(db: Database, quoteItemId: number): Promise<HistoryEntry[]> {
  const rows = await db
    .select({ entry: workflowHistory, whoName: sql<string>`coalesce(${users.name}, ${workflowHistory.who})` })
    .from(workflowHistory)
    .leftJoin(users, eq(users.login, workflowHistory.who))
    .where(eq(workflowHistory.quoteItemId, quoteItemId))
    .orderBy(desc(workflowHistory.id))
  return rows.map(({ entry: { quoteItemId: _, ...entry }, whoName }) => ({
    ...entry,
    whoName,
    at: entry.at.toISOString(),
  }))
}

interface AnswerOptions {
  /** Refuse a person who may not see the item; otherwise they are offered nothing. */
  readonly mustSee?: boolean
  /** What the ERP system said about the item's product code, when it was asked already. */
  readonly erp?: ErpAnswer
}

/** Where an item stands, what the person may do with it, and what happened to it. */
export async function workflowAnswer(
  { db, lgx, definitions }: WorkflowDeps,
  person: Person,
  quoteItemId: number,
  { mustSee = false, erp }: AnswerOptions = {},
): Promise<WorkflowAnswer> {
  const owned = await itemOrProblem(db, quoteItemId)
  const { item, quote } = owned
  if (mustSee) assertMaySee(person, owned, itemReference(quote.id, item.itemNo))
  const [definition, { product, compliance }, history, assigneeName] = await Promise.all([
    definitions.of(item.templateId),
    readItemSections(db, item.id),
    historyOf(db, item.id),
    nameOf(db, item.assignee),
  ])
  const step = definition.steps.find(candidate => candidate.code === item.stepCode)
  const findings = await overviewFindings(
    db,
    erp ?? (await askErp(lgx, item.customerCode, product.data.code)),
    item,
    { product: product.data, compliance: compliance.data },
    step?.fieldRules ?? [],
  )
  const state = stateOf(item)
  const actions = maySee(person, owned)
    ? allowedActions(definition, state, actorOf(person, quote.owner), findings)
    : []
  return {
    details: {
      actionOk: true,
      actionMessage: '',
      ...standingOf(item, assigneeName),
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
    history,
  }
}
