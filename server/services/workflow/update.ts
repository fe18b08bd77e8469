import { eq } from 'drizzle-orm'
import type { WorkflowAnswer } from '#contract/workflow'
import { mayEditQuote } from '#domain/access'
import { plantAlone } from '#domain/boardGrades'
import { ownerOf, workgroupName } from '#domain/workflow'
import { logChanges } from '../../database/changeLog.ts'
import { quoteItems } from '../../database/schema/index.ts'
import { announceItems } from '../../hub/announceItems.ts'
import type { Person } from '../../person/person.ts'
import { Problem } from '../../problem/problem.ts'
import { itemRowFor } from '../quoteItem/itemFor.ts'
import { stateOf } from '../quoteItem/itemRow.ts'
import type { WorkflowDeps } from './act.ts'
import { workflowAnswer } from './answer.ts'

export interface WorkflowChange {
  readonly quoteItemId: number
  readonly allowByPassDesign?: boolean | undefined
  readonly allowByPassPricing?: boolean | undefined
  readonly allowByPassCustomerService?: boolean | undefined
  readonly plantCode?: string | undefined
}

/** Evaluates an item's workflow again: keeps its bypass flags and plant, and moves it to the workgroup that now owns it. */
export async function updateWorkflow(
  deps: WorkflowDeps,
  person: Person,
  change: WorkflowChange,
): Promise<WorkflowAnswer> {
  const moved = await deps.db.transaction(async tx => {
    const owned = await itemRowFor(tx, person, change.quoteItemId, true)
    const { item, quote } = owned
    const before = {
      allowByPassDesign: item.allowByPassDesign,
      allowByPassPricing: item.allowByPassPricing,
      allowByPassCustomerService: item.allowByPassCustomerService,
      plant: item.plant,
    }
    const after = {
      allowByPassDesign: change.allowByPassDesign ?? item.allowByPassDesign,
      allowByPassPricing: change.allowByPassPricing ?? item.allowByPassPricing,
      allowByPassCustomerService: change.allowByPassCustomerService ?? item.allowByPassCustomerService,
      plant: change.plantCode === undefined ? item.plant : plantAlone(change.plantCode),
    }
    const changes = JSON.stringify(before) !== JSON.stringify(after)
    if (changes && (item.isFinal || item.closeType !== null)) {
      throw new Problem('rule-failed', 'The item is closed; its workflow cannot change any more.')
    }
    if (changes && !mayEditQuote(person, quote.owner) && item.assignee !== person.login) {
      throw new Problem(
        'not-allowed',
        'Only the initiators of the quote and who holds the item may change its workflow.',
      )
    }
    const definition = await deps.definitions.of(item.templateId, tx)
    const step = definition.steps.find(candidate => candidate.code === item.stepCode)
    const group =
      step === undefined || item.isFinal
        ? item.assignmentGroup
        : ownerOf(step, stateOf({ ...item, ...after }))
    if (!changes && group === item.assignmentGroup) return ''
    const [changed] = await tx
      .update(quoteItems)
      .set({ ...after, assignmentGroup: group, workflowVersion: item.workflowVersion + 1 })
      .where(eq(quoteItems.id, item.id))
      .returning()
    await logChanges(
      tx,
      person.login,
      { what: 'quoteItem', key: String(item.id), quoteId: quote.id },
      { ...before, assignmentGroup: item.assignmentGroup },
      { ...after, assignmentGroup: group },
    )
    await announceItems(tx, person, { what: 'saved' }, [{ before: item, after: changed ?? null }])
    return group === item.assignmentGroup || group === null
      ? ''
      : `The item is now assigned to workgroup ${workgroupName(definition.steps, group)}.`
  })
  const answer = await workflowAnswer(deps, person, change.quoteItemId)
  return { ...answer, details: { ...answer.details, message: moved } }
}
