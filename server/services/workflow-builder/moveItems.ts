import { and, asc, sql } from 'drizzle-orm'
import { findStep, ownerOf, type WorkflowDefinition } from '#domain/workflow'
import { logChangesOf } from '../../database/changeLog.ts'
import type { Database } from '../../database/database.ts'
import { quoteItems, quotes } from '../../database/schema/index.ts'
import type { ItemChange } from '../../hub/announceItems.ts'
import { type ItemRow, stateOf } from '../quoteItem/itemRow.ts'
import { followsOther } from './followsOther.ts'

export interface Moved extends ItemChange {
  readonly before: ItemRow
  readonly after: ItemRow
}

/** Moves the items, those that come to the same place together; quotes are locked before their items, as everywhere. */
export async function moveItems(
  tx: Database,
  definition: WorkflowDefinition,
  template: { readonly id: number; readonly name: string },
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
    // Whoever was faster with an item has moved or closed it.
    .where(and(among(chosen.map(({ id }) => id)), followsOther(tx, template.name, template.id)))
    .orderBy(asc(quoteItems.id))
    .for('update')
  const places = new Map<string, { readonly ids: number[]; readonly place: Place }>()
  for (const item of rows) {
    const step = findStep(definition, item.stepCode)
    if (step === undefined) continue
    const place = {
      templateId: template.id,
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

/** Where an item stands, as its change log says it. */
const placeOf = ({ templateId, stepName, assignmentGroup }: ItemRow) => ({
  templateId,
  step: stepName,
  assignmentGroup,
})

/** Writes what the moves changed into the log of each item. */
export async function logMoves(tx: Database, who: string, moved: readonly Moved[]): Promise<void> {
  await logChangesOf(
    tx,
    who,
    moved.map(({ before, after }) => ({
      thing: { what: 'quoteItem', key: String(before.id), quoteId: before.quoteId },
      old: placeOf(before),
      now: placeOf(after),
    })),
  )
}
