import { asc, eq, inArray } from 'drizzle-orm'
import type { FieldRule } from '#domain/quoteItem'
import type { ActionDialog, StepAction, StepOwner, WorkflowDefinition } from '#domain/workflow'
import type { Database } from '../../database/database.ts'
import {
  workflowActions,
  workflowOptions,
  workflowStepActionDialogs,
  workflowSteps,
  workflowStepWorkgroups,
  workflowTemplateStepActions,
  workflowTemplateSteps,
  workflowTemplates,
  workflowValidations,
} from '../../database/schema/index.ts'
import { type NewItemKind, ofNoKind, templatesFor } from './templatesFor.ts'
import { withOwnerNames } from './workflowNames.ts'

const byKey = <Row, Key, Value>(rows: readonly Row[], key: (row: Row) => Key, value: (row: Row) => Value) => {
  const groups = new Map<Key, Value[]>()
  for (const row of rows) groups.set(key(row), [...(groups.get(key(row)) ?? []), value(row)])
  return groups
}

async function ownersByStep(db: Database): Promise<Map<string, StepOwner[]>> {
  const rows = await db
    .select()
    .from(workflowStepWorkgroups)
    .where(eq(workflowStepWorkgroups.isActive, true))
    .orderBy(asc(workflowStepWorkgroups.id))
  return byKey(
    rows,
    row => row.stepCode,
    row => ({ workgroup: row.workgroupCode, plantCode: row.plantCode, businessUnit: row.businessUnit }),
  )
}

async function actionsByTemplateStep(db: Database, stepIds: number[]): Promise<Map<number, StepAction[]>> {
  const rows = await db
    .select({
      templateStepId: workflowTemplateStepActions.templateStepId,
      code: workflowActions.code,
      name: workflowActions.name,
      target: workflowTemplateStepActions.targetStepCode,
      direction: workflowTemplateStepActions.direction,
      dialog: workflowStepActionDialogs,
    })
    .from(workflowTemplateStepActions)
    .innerJoin(workflowActions, eq(workflowActions.code, workflowTemplateStepActions.actionCode))
    .leftJoin(
      workflowStepActionDialogs,
      eq(workflowStepActionDialogs.templateStepActionId, workflowTemplateStepActions.id),
    )
    .where(inArray(workflowTemplateStepActions.templateStepId, stepIds))
    .orderBy(asc(workflowTemplateStepActions.sequence))
  const options = await db
    .select()
    .from(workflowOptions)
    .where(eq(workflowOptions.isActive, true))
    .orderBy(asc(workflowOptions.sequence), asc(workflowOptions.id))
  const reasons = byKey(
    options,
    option => option.actionCode,
    option => ({ code: option.code, name: option.name }),
  )
  const dialogOf = (row: (typeof rows)[number]): ActionDialog | null =>
    row.dialog === null
      ? null
      : {
          title: row.dialog.title,
          text: row.dialog.text,
          reasons: row.dialog.asksReason ? (reasons.get(row.code) ?? []) : [],
          commentRequired: row.dialog.commentRequired,
        }
  return byKey(
    rows,
    row => row.templateStepId,
    row => ({
      code: row.code,
      name: row.name,
      target: row.target,
      direction: row.direction,
      dialog: dialogOf(row),
    }),
  )
}

async function rulesByTemplateStep(db: Database, stepIds: number[]): Promise<Map<number, FieldRule[]>> {
  const rows = await db
    .select()
    .from(workflowValidations)
    .where(inArray(workflowValidations.templateStepId, stepIds))
    .orderBy(asc(workflowValidations.tabId), asc(workflowValidations.fieldName))
  return byKey(
    rows,
    row => row.templateStepId,
    ({ tabId, fieldName, readOnly, required }) => ({ tabId, fieldName, readOnly, required }),
  )
}

/**
 * A template put together from its rows and the masters as they are now, statement by statement: `db` may be a
 * transaction. What a draft says; what a published one says is kept with it.
 */
export async function assembleDefinition(db: Database, templateId: number): Promise<WorkflowDefinition> {
  const [template] = await db.select().from(workflowTemplates).where(eq(workflowTemplates.id, templateId))
  if (template === undefined) throw new Error(`There is no workflow template ${templateId}.`)
  const steps = await db
    .select({
      id: workflowTemplateSteps.id,
      code: workflowSteps.code,
      name: workflowSteps.name,
      sequence: workflowTemplateSteps.sequence,
      kind: workflowTemplateSteps.kind,
      bypass: workflowTemplateSteps.bypass,
      asks: workflowTemplateSteps.asks,
    })
    .from(workflowTemplateSteps)
    .innerJoin(workflowSteps, eq(workflowSteps.code, workflowTemplateSteps.stepCode))
    .where(eq(workflowTemplateSteps.templateId, templateId))
    .orderBy(asc(workflowTemplateSteps.sequence))
  const ids = steps.map(step => step.id)
  const owners = await ownersByStep(db)
  const actions = await actionsByTemplateStep(db, ids)
  const rules = await rulesByTemplateStep(db, ids)
  return {
    templateId,
    name: template.name,
    version: template.version,
    steps: steps.map(({ id, ...step }) => ({
      ...step,
      owners: owners.get(step.code) ?? [],
      actions: actions.get(id) ?? [],
      fieldRules: rules.get(id) ?? [],
    })),
  }
}

/** What items of a template follow: the definition as it was published, else as it stands. */
async function readDefinition(
  db: Database,
  templateId: number,
): Promise<{ definition: WorkflowDefinition; isFinal: boolean }> {
  const [template] = await db
    .select({ definition: workflowTemplates.definition })
    .from(workflowTemplates)
    .where(eq(workflowTemplates.id, templateId))
  const kept = template?.definition as WorkflowDefinition | null | undefined
  // Written by us when it was published, and never since: its shape is the one it was written in.
  const definition = kept || (await assembleDefinition(db, templateId))
  return { definition: await withOwnerNames(db, definition), isFinal: Boolean(kept) }
}

/** The definitions that items follow, each kept once it is read: a published template never changes. */
export interface Definitions {
  /** `reader`: the transaction to read in, when there is one. */
  of(templateId: number, reader?: Database): Promise<WorkflowDefinition>
  /** The published template of the highest version. */
  current(reader?: Database): Promise<WorkflowDefinition>
  /** The template that each of these new items begins on: its category's, else the published one of the highest version. */
  currentOf(kinds: readonly NewItemKind[], reader?: Database): Promise<WorkflowDefinition[]>
  /** Forgets what is read: after a change of workgroups, whose names it holds. */
  forget(): void
}

/** Workflow definitions as their templates say, each read once. */
export function createDefinitions(db: Database): Definitions {
  // What is read is kept, never what is being read: a transaction that waits for somebody else's reading may be
  // what that reading waits for.
  let read = new Map<number, WorkflowDefinition>()
  const of = async (templateId: number, reader: Database = db): Promise<WorkflowDefinition> => {
    const known = read.get(templateId)
    if (known !== undefined) return known
    const kept = read
    const { definition, isFinal } = await readDefinition(reader, templateId)
    if (isFinal) kept.set(templateId, definition)
    return definition
  }
  const current = async (reader: Database, kinds: readonly NewItemKind[]): Promise<WorkflowDefinition[]> => {
    const definitions: WorkflowDefinition[] = []
    for (const id of await templatesFor(reader, kinds)) {
      if (id === null) throw new Error('No workflow template is published.')
      definitions.push(await of(id, reader))
    }
    return definitions
  }
  return {
    of,
    currentOf: (kinds, reader = db) => current(reader, kinds),
    current: async (reader = db) => {
      const [definition] = await current(reader, [ofNoKind])
      if (definition === undefined) throw new Error('No template was asked for.')
      return definition
    },
    // What is being read meanwhile goes to the map that nobody looks into any more.
    forget: () => {
      read = new Map()
    },
  }
}
