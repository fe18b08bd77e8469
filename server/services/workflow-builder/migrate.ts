import { and, asc, eq, inArray } from 'drizzle-orm'
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
import { followsOther } from './simulate.ts'
import { definitionOf } from './templateDetail.ts'

/** The first of them by name, and how many more. */
const someNamed = (named: readonly string[]): string =>
  named.length > 5 ? `${named.slice(0, 5).join(', ')} and ${named.length - 5} more` : named.join(', ')

/** Which items move. */
export interface MigrateOptions {
  /** Only these; left out: every open item of another version. */
  readonly quoteItemIds?: readonly number[] | undefined
  /** Items at a step that is gone stay on their version, instead of refusing all. */
  readonly leaveStuck?: boolean | undefined
}

/**
 * Moves open items of other versions to this published one, each to the step of the same code. Refused as a whole,
 * with the items named, when one stands at a step that is gone, unless such items are to stay. Answers how many moved
 * and how many stayed.
 */
export async function migrate(
  tx: Database,
  who: string,
  templateId: number,
  { quoteItemIds, leaveStuck = false }: MigrateOptions,
): Promise<{ migrated: number; left: number }> {
  const template = await masterOrProblem(tx, templates, templateId)
  if (template.status !== 'published') {
    throw new Problem('rule-failed', `Version ${template.version} of ${template.name} is not published.`)
  }
  const definition = await definitionOf(tx, templateId)
  const asked = await tx
    .select({
      id: quoteItems.id,
      quoteId: quoteItems.quoteId,
      itemNo: quoteItems.itemNo,
      stepCode: quoteItems.stepCode,
      stepName: quoteItems.stepName,
    })
    .from(quoteItems)
    .where(
      and(
        followsOther(tx, template.name, templateId),
        quoteItemIds === undefined ? undefined : inArray(quoteItems.id, [...quoteItemIds]),
      ),
    )
    .orderBy(asc(quoteItems.id))
  const stuck = asked.filter(item => findStep(definition, item.stepCode) === undefined)
  const chosen = asked.filter(item => findStep(definition, item.stepCode) !== undefined)
  if (stuck.length > 0 && !leaveStuck) {
    const named = stuck.map(item => `${itemReference(item.quoteId, item.itemNo)} at ${item.stepName}`)
    throw new Problem(
      'rule-failed',
      `${stuck.length === 1 ? 'An item stands' : 'Items stand'} at a step that version ${template.version} does not have: ${someNamed(named)}.`,
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
  return { migrated: chosen.length, left: stuck.length }
}
