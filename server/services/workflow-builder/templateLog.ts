import { and, eq, inArray, sql } from 'drizzle-orm'
import type { TemplateLogEntry } from '#contract/workflow-builder'
import type { Database } from '../../database/database.ts'
import { changeLog, workflowTemplates } from '../../database/schema/index.ts'
import { changeLines } from '../masters/masterLog.ts'
import { templates } from './masters.ts'
import { templateRow } from './templates.ts'

/** Number of the version that each key of the log stands for: versions there are, and drafts that were discarded. */
async function versionsOf(db: Database, name: string): Promise<Map<string, number>> {
  const there = await db
    .select({ id: workflowTemplates.id, version: workflowTemplates.version })
    .from(workflowTemplates)
    .where(eq(workflowTemplates.name, name))
  const gone = await db
    .select({ key: changeLog.key, version: sql<number>`(${changeLog.new} ->> 'version')::int` })
    .from(changeLog)
    .where(
      and(
        eq(changeLog.what, templates.kind),
        eq(changeLog.field, 'deleted'),
        sql`${changeLog.new} ->> 'name' = ${name}`,
      ),
    )
  return new Map([
    ...gone.map(({ key, version }) => [key, version] as const),
    ...there.map(({ id, version }) => [String(id), version] as const),
  ])
}

/** Where a line of the log is: the template, a step of it, or an action of the step. */
function placeOf(field: string): Pick<TemplateLogEntry, 'step' | 'action' | 'field'> {
  const parts = field.split('/')
  const [step = null, action = null] = parts.slice(0, -1)
  return { step, action, field: parts.at(-1) ?? field }
}

/** The latest changes of all versions of a template, newest first; at most 500. Problem: not-found. */
export async function templateLog(db: Database, id: number): Promise<TemplateLogEntry[]> {
  const { name } = await templateRow(db, id)
  const versions = await versionsOf(db, name)
  const lines = await changeLines(
    db,
    and(eq(changeLog.what, templates.kind), inArray(changeLog.key, [...versions.keys()])),
  )
  return lines.map(({ key, field, ...line }) => ({
    ...line,
    ...placeOf(field),
    templateId: Number(key),
    templateVersion: versions.get(key) ?? 0,
  }))
}
