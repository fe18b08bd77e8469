import { eq } from 'drizzle-orm'
import { itemReference } from '#domain/quotes'
import { findStep, ownerOf } from '#domain/workflow'
import { logChanges, logEvent } from '../../database/changeLog.ts'
import type { Database } from '../../database/database.ts'
import { masterOrProblem } from '../../database/masters.ts'
import { quoteItems } from '../../database/schema/index.ts'
import { Problem } from '../../http/problem.ts'
import { announceItems, type ItemChange } from '../../hub/announceItems.ts'
import { itemOrProblem, stateOf } from '../quote/itemRow.ts'
import { nameOf } from '../security/names.ts'
import { templates } from './masters.ts'
import { itemsOfOthers } from './simulate.ts'
import { definitionOf } from './templateDetail.ts'

/**
 * Moves open items of other versions to this published one, each to the step of the same code. Refused as a whole,
 * with the items named, when one stands at a step that is gone.
 */
export async function migrate(
  tx: Database,
  who: string,
  templateId: number,
  quoteItemIds: readonly number[] | undefined,
): Promise<number> {
  const template = await masterOrProblem(tx, templates, templateId)
  if (template.status !== 'published') {
    throw new Problem('rule-failed', `Version ${template.version} of ${template.name} is not published.`)
  }
  const definition = await definitionOf(tx, templateId)
  const candidates = await itemsOfOthers(tx, template.name, templateId)
  const chosen = candidates
    .map(({ item }) => item)
    .filter(item => quoteItemIds === undefined || quoteItemIds.includes(item.id))
  const stuck = chosen.filter(item => findStep(definition, item.stepCode) === undefined)
  if (stuck.length > 0) {
    const named = stuck.map(item => `${itemReference(item.quoteId, item.itemNo)} at ${item.stepName}`)
    throw new Problem(
      'rule-failed',
      `${stuck.length === 1 ? 'An item stands' : 'Items stand'} at a step that version ${template.version} does not have: ${named.slice(0, 20).join(', ')}.`,
      {
        errors: stuck.map((item, index) => ({
          path: `items.${index}`,
          message: `${itemReference(item.quoteId, item.itemNo)} stands at ${item.stepName}`,
        })),
      },
    )
  }
  const moved: ItemChange[] = []
  for (const { id } of chosen) {
    const { item } = await itemOrProblem(tx, id, true)
    const step = findStep(definition, item.stepCode)
    if (step === undefined) throw new Error(`Item ${id} moved on while it was migrated.`)
    const place = {
      templateId,
      stepName: step.name,
      stepSequence: step.sequence,
      isFinal: step.kind === 'final',
      assignmentGroup: step.kind === 'final' ? null : ownerOf(step, stateOf(item)),
    }
    const [after] = await tx
      .update(quoteItems)
      .set({ ...place, workflowVersion: item.workflowVersion + 1 })
      .where(eq(quoteItems.id, id))
      .returning()
    moved.push({ before: item, after: after ?? null })
    await logChanges(
      tx,
      who,
      { what: 'quoteItem', key: String(id), quoteId: item.quoteId },
      { templateId: item.templateId, step: item.stepName, assignmentGroup: item.assignmentGroup },
      { templateId, step: step.name, assignmentGroup: place.assignmentGroup },
    )
  }
  await logEvent(tx, who, { what: templates.what, key: String(templateId), quoteId: null }, 'migrated', {
    items: chosen.length,
  })
  await announceItems(tx, { login: who, name: await nameOf(tx, who) }, { what: 'saved' }, moved)
  return chosen.length
}
