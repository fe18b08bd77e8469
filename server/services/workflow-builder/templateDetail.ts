import { eq } from 'drizzle-orm'
import type { WorkflowTemplateDetail } from '#contract/workflow-builder'
import { businessUnitLabel } from '#domain/quoteItem'
import type { WorkflowDefinition } from '#domain/workflow'
import type { Database } from '../../database/database.ts'
import { workflowTemplates } from '../../database/schema/index.ts'
import { assembleDefinition } from '../quoteItem/definition.ts'
import { withOwnerNames } from '../quoteItem/workflowNames.ts'
import { problemsOf } from './problemsOf.ts'
import { dialogRows, templateStepActionRows, templateStepRows } from './templateParts.ts'
import { templateRow } from './templates.ts'

/** What the template says, with its owners by name: as it was published, or a draft as it stands. */
export async function definitionOf(db: Database, id: number): Promise<WorkflowDefinition> {
  const [row] = await db
    .select({ definition: workflowTemplates.definition })
    .from(workflowTemplates)
    .where(eq(workflowTemplates.id, id))
  const kept = row?.definition as WorkflowDefinition | null | undefined
  return withOwnerNames(db, kept ?? (await assembleDefinition(db, id)))
}

/** A template with its steps, actions and dialogs, and everything that is wrong with it. */
export async function templateDetail(db: Database, id: number): Promise<WorkflowTemplateDetail> {
  const template = await templateRow(db, id)
  const definition = await definitionOf(db, id)
  const drafts = await db
    .select({ id: workflowTemplates.id, status: workflowTemplates.status })
    .from(workflowTemplates)
    .where(eq(workflowTemplates.name, template.name))
  const steps = await templateStepRows(db, id)
  return {
    template,
    draftId: drafts.find(row => row.status === 'draft' && row.id !== id)?.id ?? null,
    steps: steps.map(step => {
      const defined = definition.steps.find(each => each.code === step.stepCode)
      return {
        ...step,
        stepName: defined?.name ?? step.stepName,
        owners: (defined?.owners ?? []).map(owner =>
          [
            owner.name ?? owner.workgroup,
            owner.plantCode,
            owner.businessUnit === null ? null : businessUnitLabel(owner.businessUnit),
          ]
            .filter(part => part !== null)
            .join(' · '),
        ),
        rules: defined?.fieldRules.length ?? 0,
      }
    }),
    actions: await templateStepActionRows(db, id),
    dialogs: await dialogRows(db, id),
    problems: await problemsOf(db, definition),
  }
}
