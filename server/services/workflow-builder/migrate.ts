import { and, asc, inArray, sql } from 'drizzle-orm'
import { itemReference } from '#domain/quotes'
import { findStep, ownerOf, type WorkflowDefinition } from '#domain/workflow'
import { logChangesOf, logEvent } from '../../database/changeLog.ts'
import type { Database } from '../../database/database.ts'
import { masterOrProblem } from '../../database/masters.ts'
import { quoteItems, quotes } from '../../database/schema/index.ts'
import { Problem } from '../../http/problem.ts'
import { announceItems, type ItemChange } from '../../hub/announceItems.ts'
import { type ItemRow, stateOf } from '../quote/itemRow.ts'
import { nameOf } from '../security/names.ts'
import { templates } from './masters.ts'
import { followsOther } from './simulate.ts'
import { definitionOf } from './templateDetail.ts'

interface Moved extends ItemChange {
  readonly before: ItemRow
  readonly after: ItemRow
}

/** Where an item stands, as its change log says it. */
const placeOf = ({ templateId, stepName, assignmentGroup }: ItemRow) => ({
  templateId,
  step: stepName,
  assignmentGroup,
})

/** Moves the items, those that come to the same place together; quotes are locked before their items, as everywhere. */
async function moveItems(
  tx: Database,
  definition: WorkflowDefinition,
  templateId: number,
  chosen: readonly { readonly id: number; readonly quoteId: number }[],
): Promise<Moved[]> {
  const quoteIds = [...new Set(chosen.map(({ quoteId }) => quoteId))]
  await tx
    .select({ id: quotes.id })
    .from(quotes)
    .where(sql`${quotes.id} = any(${sql.param(quoteIds)}::int[])`)
    .orderBy(asc(quotes.id))
    .for('update')
  const among = (ids: readonly number[]) => sql`${quoteItems.id} = any(${sql.param([...ids])}::int[])`
  const rows = await tx
    .select()
    .from(quoteItems)
    .where(among(chosen.map(({ id }) => id)))
    .orderBy(asc(quoteItems.id))
    .for('update')
  const places = new Map<string, { readonly ids: number[]; readonly place: Place }>()
  for (const item of rows) {
    const step = findStep(definition, item.stepCode)
    if (step === undefined) throw new Error(`Item ${item.id} moved on while it was migrated.`)
    const place = {
      templateId,
      stepName: step.name,
      stepSequence: step.sequence,
      isFinal: step.kind === 'final',
      assignmentGroup: step.kind === 'final' ? null : ownerOf(step, stateOf(item)),
    }
    const key = JSON.stringify(place)
    const together = places.get(key) ?? { ids: [], place }
    places.set(key, together)
    together.ids.push(item.id)
  }
  const before = new Map(rows.map(row => [row.id, row]))
  const moved: Moved[] = []
  for (const { ids, place } of places.values()) {
    const after = await tx
      .update(quoteItems)
      .set({ ...place, workflowVersion: sql`${quoteItems.workflowVersion} + 1` })
      .where(among(ids))
      .returning()
    moved.push(...after.flatMap(row => ({ before: before.get(row.id) ?? row, after: row })))
  }
  return moved
}

type Place = Pick<ItemRow, 'templateId' | 'stepName' | 'stepSequence' | 'isFinal' | 'assignmentGroup'>

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
  const moved = await moveItems(tx, definition, templateId, chosen)
  await logChangesOf(
    tx,
    who,
    moved.map(({ before, after }) => ({
      thing: { what: 'quoteItem', key: String(before.id), quoteId: before.quoteId },
      old: placeOf(before),
      now: placeOf(after),
    })),
  )
  await logEvent(tx, who, { what: templates.what, key: String(templateId), quoteId: null }, 'migrated', {
    items: chosen.length,
  })
  await announceItems(tx, { login: who, name: await nameOf(tx, who) }, { what: 'saved' }, moved)
  return { migrated: chosen.length, left: stuck.length }
}
