import { eq, sql } from 'drizzle-orm'
import type { HistoryEntry } from '#contract/workflow'
import type { ItemState, WorkflowDefinition } from '#domain/workflow'
import { logChanges } from '../../database/changeLog.ts'
import type { Database } from '../../database/database.ts'
import { flatten, withoutRows } from '../../database/flat.ts'
import { comments, quoteItems, workflowHistory } from '../../database/schema/index.ts'
import { createStatement } from '../../database/statement.ts'
import { announceItems } from '../../hub/announceItems.ts'
import type { Person } from '../../person/person.ts'
import type { ItemRow } from '../quoteItem/itemRow.ts'
import { touchOfQuote } from '../quoteItem/touchQuote.ts'
import type { WorkItem } from '../quoteItem/workItem.ts'
import { nameOf } from '../security/names.ts'
import { winOf } from './win.ts'

/** What was asked for and is allowed. */
interface Action {
  readonly action: string
  readonly actionName: string
  readonly reason: string
  readonly comment: string
}

/** Columns of the item that follow from where it stands. */
function placeOf(definition: WorkflowDefinition, state: ItemState) {
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

const given = (name: string) => sql.placeholder(name)
const now = sql`now()`

const updateItem = createStatement<Pick<ItemRow, 'dateArrived' | 'wonAt'>>('act_item', db => {
  const fields = { dateArrived: quoteItems.dateArrived, wonAt: quoteItems.wonAt }
  return flatten(
    fields,
    db
      .update(quoteItems)
      .set({
        stepCode: sql`${given('stepCode')}`,
        stepName: sql`${given('stepName')}`,
        stepSequence: sql`${given('stepSequence')}`,
        isFinal: sql`${given('isFinal')}`,
        assignmentGroup: sql`${given('assignmentGroup')}`,
        assignee: sql`${given('assignee')}`,
        isOnHold: sql`${given('isOnHold')}`,
        closeType: sql`${given('closeType')}`,
        holdReason: sql`${given('holdReason')}`,
        closeReason: sql`${given('closeReason')}`,
        workflowVersion: sql`${given('workflowVersion')}`,
        isNewCustomer: sql`${given('isNewCustomer')}`,
        dateArrived: sql`case when ${given('hasMoved')}::boolean then ${now} else ${quoteItems.dateArrived} end`,
        wonAt: sql`case when ${given('isWon')}::boolean then coalesce(${quoteItems.wonAt}, ${now}) end`,
      })
      .where(eq(quoteItems.id, given('id')))
      .returning(fields),
  )
})

const insertHistory = createStatement<{ id: number; at: Date }>('act_history', db => {
  const fields = { id: workflowHistory.id, at: workflowHistory.at }
  return flatten(
    fields,
    db
      .insert(workflowHistory)
      .values({
        quoteItemId: given('quoteItemId'),
        who: given('who'),
        action: given('action'),
        actionName: given('actionName'),
        fromStep: given('fromStep'),
        toStep: given('toStep'),
        reason: given('reason'),
        comment: given('comment'),
      })
      .returning(fields),
  )
})

const touchQuote = createStatement('act_quote', () => withoutRows(touchOfQuote))

/** Stores where the action brought the item, with its history and change log, and tells of it. Answers the item after it, with the entries of its history. */
export async function storeAction(
  tx: Database,
  definition: WorkflowDefinition,
  person: Person,
  { action, actionName, reason, comment }: Action,
  work: WorkItem,
  state: ItemState,
): Promise<{ readonly work: WorkItem; readonly entries: readonly HistoryEntry[] }> {
  const { item } = work
  const win = await winOf(tx, definition, action, item, state)
  const holdReason = action === 'ONHOLD' ? reason || comment : ''
  const columns = {
    ...placeOf(definition, state),
    holdReason: state.isOnHold ? holdReason || item.holdReason : '',
    closeReason: state.closeType === null ? '' : reason || item.closeReason,
    workflowVersion: item.workflowVersion + 1,
    isNewCustomer: win.isNewCustomer,
  }
  const [times] = await updateItem(tx, {
    id: item.id,
    ...columns,
    hasMoved: columns.stepCode !== item.stepCode,
    isWon: win.isWon,
  })
  const after = { ...item, ...columns, ...times }
  const step = { fromStep: item.stepCode, toStep: state.stepCode }
  const told = { who: person.login, action, actionName, ...step, reason, comment }
  const [entry] = await insertHistory(tx, { quoteItemId: item.id, ...told })
  if (comment !== '') {
    await tx
      .insert(comments)
      .values({ quoteId: item.quoteId, quoteItemId: item.id, comment, createdBy: person.login })
  }
  await logChanges(
    tx,
    person.login,
    { what: 'quoteItem', key: String(item.id), quoteId: item.quoteId },
    logged(item),
    logged(after),
  )
  await touchQuote(tx, { who: person.login, quoteId: item.quoteId })
  await announceItems(tx, person, { what: 'acted', action }, [{ before: item, after }])
  return {
    work: { ...work, item: after, assigneeName: await nameOfHolder(tx, person, work, after.assignee) },
    entries:
      entry === undefined
        ? []
        : [
            {
              ...told,
              id: entry.id,
              at: entry.at.toISOString(),
              whoName: person.name,
              fromStepName: item.stepName,
              toStepName: after.stepName,
            },
          ],
  }
}

/** Name of who holds the item after the action: mostly who acted, who held it before, or nobody. */
async function nameOfHolder(
  tx: Database,
  person: Person,
  { item, assigneeName }: WorkItem,
  holder: string | null,
) {
  if (holder === person.login) return person.name
  return holder === item.assignee ? assigneeName : nameOf(tx, holder)
}
