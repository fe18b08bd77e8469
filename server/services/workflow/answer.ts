import type { HistoryEntry, WorkflowAnswer } from '#contract/workflow'
import type { Facts } from '#domain/quoteItem'
import { allowedActions, holdAction, rowAction, type WorkflowDefinition } from '#domain/workflow'
import type { Person } from '../../person/person.ts'
import { actorOf, maySee } from '../quoteItem/access.ts'
import { askFacts, findingsAt } from '../quoteItem/findingsAt.ts'
import { readItemFor } from '../quoteItem/itemFor.ts'
import { standingOf, stateOf } from '../quoteItem/itemRow.ts'
import type { QuoteItemDeps } from '../quoteItem/quoteItemDeps.ts'
import { readItem } from '../quoteItem/readItems.ts'
import type { WorkItem } from '../quoteItem/workItem.ts'
import { historyOf } from './history.ts'

/** An item with what is known of it and what happened to it. */
export interface Standing {
  readonly definition: WorkflowDefinition
  readonly work: WorkItem
  readonly facts: Facts
  /** Newest first. */
  readonly history: readonly HistoryEntry[]
}

/** Where an item stands, what the person may do with it (nothing when they may not see it), and what happened to it. */
export function answerOf(person: Person, { definition, work, facts, history }: Standing): WorkflowAnswer {
  const { item, quote } = work
  const state = stateOf({ ...item, assigneeName: work.assigneeName })
  const actions = maySee(person, work)
    ? allowedActions(
        definition,
        state,
        actorOf(person, quote.owner),
        findingsAt(definition, work, facts, person),
      )
    : []
  return {
    details: {
      actionOk: true,
      actionMessage: '',
      message: '',
      ...standingOf(item, work.assigneeName, definition),
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
    history: [...history],
  }
}

/** An item as it stands now, without its history; refuses a person who may not see it, unless `mustSee` is false. */
export async function standingOfItem(
  { db, lgx, definitions }: QuoteItemDeps,
  person: Person,
  quoteItemId: number,
  mustSee: boolean,
): Promise<Omit<Standing, 'history'>> {
  const work = mustSee ? await readItemFor(db, person, quoteItemId) : await readItem(db, quoteItemId)
  const [definition, facts] = await Promise.all([
    definitions.of(work.item.templateId),
    askFacts(db, lgx, [work]),
  ])
  return { definition, work, facts: facts.get(quoteItemId) ?? {} }
}

/** The answer about an item as it stands now. */
export async function workflowAnswer(
  deps: QuoteItemDeps,
  person: Person,
  quoteItemId: number,
  mustSee = false,
): Promise<WorkflowAnswer> {
  const [standing, history] = await Promise.all([
    standingOfItem(deps, person, quoteItemId, mustSee),
    historyOf(deps.db, quoteItemId),
  ])
  return answerOf(person, { ...standing, history })
}
