import { and, asc, eq, gt, gte, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { workflowTemplateSteps } from '../../database/schema/index.ts'

/** Makes room for a step at this place of a template: the ones from there on move one back. */
export async function makeRoom(tx: Database, templateId: number, sequence: number): Promise<void> {
  const here = eq(workflowTemplateSteps.templateId, templateId)
  const taken = await tx
    .select({ id: workflowTemplateSteps.id })
    .from(workflowTemplateSteps)
    .where(and(here, eq(workflowTemplateSteps.sequence, sequence)))
  if (taken.length === 0) return
  const later = and(here, gte(workflowTemplateSteps.sequence, sequence))
  // Each sequence is there once at every moment: first out of the way, then to where they belong.
  await tx
    .update(workflowTemplateSteps)
    .set({ sequence: sql`${workflowTemplateSteps.sequence} + 10000` })
    .where(later)
  await tx
    .update(workflowTemplateSteps)
    .set({ sequence: sql`${workflowTemplateSteps.sequence} - 9999` })
    .where(and(here, gt(workflowTemplateSteps.sequence, 10000)))
}

/** The place of each step of a template, by its id. */
export async function placesOf(tx: Database, templateId: number): Promise<ReadonlyMap<number, number>> {
  const rows = await tx
    .select({ id: workflowTemplateSteps.id, sequence: workflowTemplateSteps.sequence })
    .from(workflowTemplateSteps)
    .where(eq(workflowTemplateSteps.templateId, templateId))
  return new Map(rows.map(({ id, sequence }) => [id, sequence]))
}

/** Lets a save be stale that knows a step at the place where it was before others moved it. */
export async function touchMoved(
  tx: Database,
  templateId: number,
  before: ReadonlyMap<number, number>,
): Promise<void> {
  const now = await placesOf(tx, templateId)
  const moved = [...before.keys()].filter(id => now.has(id) && now.get(id) !== before.get(id))
  if (moved.length === 0) return
  await tx
    .update(workflowTemplateSteps)
    .set({ rowVersion: sql`${workflowTemplateSteps.rowVersion} + 1` })
    .where(inArray(workflowTemplateSteps.id, moved))
}

/** Numbers the steps of a template from 1 in their order. */
export async function renumber(tx: Database, templateId: number): Promise<void> {
  const rows = await tx
    .select({ id: workflowTemplateSteps.id, sequence: workflowTemplateSteps.sequence })
    .from(workflowTemplateSteps)
    .where(eq(workflowTemplateSteps.templateId, templateId))
    .orderBy(asc(workflowTemplateSteps.sequence))
  for (const [index, row] of rows.entries()) {
    if (row.sequence === index + 1) continue
    await tx
      .update(workflowTemplateSteps)
      .set({ sequence: index + 1 })
      .where(eq(workflowTemplateSteps.id, row.id))
  }
}
