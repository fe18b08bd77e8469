import { and, asc, count, eq, isNull, ne, sql } from 'drizzle-orm'
import type { CallOutput } from '#contract/endpoint'
import type { WorkflowTemplateRow, workflowBuilder } from '#contract/workflow-builder'
import { initialStepCode } from '#domain/workflow'
import { logChanges, logEvent } from '../../database/changeLog.ts'
import type { Database } from '../../database/database.ts'
import {
  quoteItems,
  workflowSteps,
  workflowTemplateCategories,
  workflowTemplateSteps,
  workflowTemplates,
} from '../../database/schema/index.ts'
import type { Call } from '../../http/mount.ts'
import type { Person } from '../../person/person.ts'
import { Problem } from '../../problem/problem.ts'
import { deleteMaster } from '../masters/deleteMaster.ts'
import { masterOrProblem } from '../masters/masterOrProblem.ts'
import { saveRow } from '../masters/rowMaster.ts'
import { assembleDefinition } from '../quoteItem/definition.ts'
import { copySteps, draftOf, type TemplateRow } from './drafts.ts'
import { onceNamed, templates } from './masters.ts'
import { problemsOf } from './problemsOf.ts'
import { removeSteps } from './removeSteps.ts'

const open = and(eq(quoteItems.isFinal, false), isNull(quoteItems.closeType))

/** Every version of every template, with how many open items follow it. */
export async function templateRows(db: Database): Promise<WorkflowTemplateRow[]> {
  const rows = await db
    .select()
    .from(workflowTemplates)
    .orderBy(asc(workflowTemplates.name), asc(workflowTemplates.version))
  const counts = await db
    .select({ templateId: quoteItems.templateId, items: count() })
    .from(quoteItems)
    .where(open)
    .groupBy(quoteItems.templateId)
  const items = new Map(counts.map(row => [row.templateId, row.items]))
  return rows.map(row => shown(row, items.get(row.id) ?? 0))
}

const shown = (row: TemplateRow, openItems: number): WorkflowTemplateRow => ({
  id: row.id,
  name: row.name,
  templateVersion: row.version,
  status: row.status,
  description: row.description,
  publishedAt: row.publishedAt?.toISOString() ?? null,
  publishedBy: row.publishedBy,
  openItems,
  version: row.rowVersion,
})

/** One template as the calls answer it. */
export async function templateRow(db: Database, id: number): Promise<WorkflowTemplateRow> {
  const row = (await templateRows(db)).find(each => each.id === id)
  if (row === undefined) throw new Problem('not-found', `Workflow Template ${id} was not found.`)
  return row
}

type Save = Call<typeof workflowBuilder.saveTemplate>['body']
type Answer = Promise<CallOutput<typeof workflowBuilder.saveTemplate>>

async function create(tx: Database, person: Person, body: Save): Answer {
  const source = body.copyOf === undefined ? null : await masterOrProblem(tx, templates, body.copyOf)
  const same = await tx
    .select({ id: workflowTemplates.id })
    .from(workflowTemplates)
    .where(eq(workflowTemplates.name, body.name))
  if (same.length > 0) {
    throw new Problem('already-exists', onceNamed.message, { errors: [onceNamed] })
  }
  const created = await saveRow(
    tx,
    person,
    templates,
    {},
    {
      name: body.name,
      version: 1,
      status: 'draft',
      description: body.description,
    },
  )
  if (source !== null) await copySteps(tx, source.id, created.id)
  else await beginWithFirstStep(tx, created.id)
  return templateRow(tx, created.id)
}

async function beginWithFirstStep(tx: Database, templateId: number): Promise<void> {
  await tx.insert(workflowSteps).values({ code: initialStepCode, name: 'Initiate' }).onConflictDoNothing()
  await tx
    .insert(workflowTemplateSteps)
    .values({ templateId, stepCode: initialStepCode, sequence: 1, kind: 'initial' })
}

/** Takes a published template out of use, unless new items would have none. Its own items go on. */
async function retire(tx: Database, person: Person, template: TemplateRow, body: Save): Answer {
  const others = await tx
    .select({ id: workflowTemplates.id })
    .from(workflowTemplates)
    .where(and(eq(workflowTemplates.status, 'published'), ne(workflowTemplates.id, template.id)))
  if (others.length === 0) {
    throw new Problem('rule-failed', 'It is the only published template: new items would have no workflow.')
  }
  const categories = await tx
    .select({ description: workflowTemplateCategories.description })
    .from(workflowTemplateCategories)
    .where(
      and(
        eq(workflowTemplateCategories.templateName, template.name),
        eq(workflowTemplateCategories.isActive, true),
      ),
    )
  if (categories.length > 0) {
    const names = categories.map(row => row.description).join(', ')
    throw new Problem('in-use', `Workflow Template ${template.name} is still used by ${names}.`)
  }
  await saveRow(tx, person, templates, body, { status: 'retired' })
  return templateRow(tx, template.id)
}

async function refuseStale(tx: Database, template: TemplateRow, version: number | undefined): Promise<void> {
  if (template.rowVersion === version) return
  throw new Problem('stale', `${template.name} was changed by someone else in the meantime.`, {
    current: await templateRow(tx, template.id),
  })
}

/** Creates a template, changes a draft or begins it anew, makes the draft of a published one's next version, or retires it. */
export async function saveTemplate(tx: Database, person: Person, body: Save): Answer {
  if (body.id === undefined) return create(tx, person, body)
  const template = await masterOrProblem(tx, templates, body.id)
  if (body.status === 'retired' && template.status === 'published') return retire(tx, person, template, body)
  if (body.status === 'published' && template.status === 'draft') {
    throw new Problem('rule-failed', 'A draft is published by its own call, which checks it first.')
  }
  const draft = await draftOf(tx, person.login, template.id)
  // The name is what joins the versions: it can change only while there is no other.
  const isNew = draft.version === 1
  if (!isNew && body.name !== draft.name) {
    throw new Problem('rule-failed', 'The name joins the versions of a template and cannot change.', {
      errors: [{ path: 'name', message: 'cannot change' }],
    })
  }
  const from = { id: draft.id, version: draft.id === body.id ? body.version : draft.rowVersion }
  if (body.copyOf !== undefined) {
    await refuseStale(tx, draft, from.version)
    await beginAnew(tx, person.login, draft, body.copyOf)
  }
  await saveRow(tx, person, templates, from, {
    name: body.name,
    description: body.description,
  })
  return templateRow(tx, draft.id)
}

const logged = (id: number) => ({ what: templates.kind, key: String(id), quoteId: null })

/** Makes a draft say what another template says; what it said is gone. */
async function beginAnew(tx: Database, who: string, draft: TemplateRow, fromId: number): Promise<void> {
  const source = await masterOrProblem(tx, templates, fromId)
  if (source.id === draft.id) {
    throw new Problem('rule-failed', 'A draft cannot begin with a copy of itself.', {
      errors: [{ path: 'copyOf', message: 'is the draft itself' }],
    })
  }
  await removeSteps(tx, draft.id)
  await copySteps(tx, source.id, draft.id)
  await logEvent(tx, who, logged(draft.id), 'copied', { name: source.name, version: source.version })
}

/** Deletes a draft, or a retired version that no item ever followed. */
export async function deleteTemplate(tx: Database, person: Person, id: number) {
  const template = await masterOrProblem(tx, templates, id)
  if (template.status === 'published') {
    throw new Problem('rule-failed', `Workflow Template ${template.name} is published. Retire it first.`)
  }
  const [items] = await tx.select({ items: count() }).from(quoteItems).where(eq(quoteItems.templateId, id))
  if ((items?.items ?? 0) > 0) {
    throw new Problem(
      'in-use',
      `Version ${template.version} of ${template.name} is still followed by ${items?.items} quote items.`,
    )
  }
  await removeSteps(tx, id)
  await deleteMaster(tx, person, templates, id)
  return { id, templateId: null }
}

/**
 * Publishes a draft that holds: its definition is kept as it is now, the published version before it retires, and
 * items that follow that one go on under it.
 */
export async function publish(
  tx: Database,
  who: string,
  id: number,
  version: number,
): Promise<WorkflowTemplateRow> {
  const template = await masterOrProblem(tx, templates, id)
  if (template.status !== 'draft') {
    throw new Problem('rule-failed', `Version ${template.version} of ${template.name} is published already.`)
  }
  await refuseStale(tx, template, version)
  const definition = await assembleDefinition(tx, id)
  const problems = await problemsOf(tx, definition)
  if (problems.length > 0) {
    throw new Problem(
      'rule-failed',
      `${template.name} cannot work: ${problems[0]?.where}: ${problems[0]?.message}.`,
      {
        errors: problems.map(problem => ({ path: problem.where, message: problem.message })),
      },
    )
  }
  const before = await tx
    .update(workflowTemplates)
    .set({ status: 'retired', rowVersion: sql`${workflowTemplates.rowVersion} + 1` })
    .where(and(eq(workflowTemplates.name, template.name), eq(workflowTemplates.status, 'published')))
    .returning({ id: workflowTemplates.id })
  for (const row of before) {
    await logChanges(tx, who, logged(row.id), { status: 'published' }, { status: 'retired' })
  }
  await tx
    .update(workflowTemplates)
    .set({
      status: 'published',
      definition,
      publishedAt: new Date(),
      publishedBy: who,
      rowVersion: template.rowVersion + 1,
    })
    .where(eq(workflowTemplates.id, id))
  await logEvent(tx, who, logged(id), 'published', {
    name: template.name,
    version: template.version,
  })
  return templateRow(tx, id)
}
