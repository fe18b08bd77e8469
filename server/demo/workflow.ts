import { eq, sql } from 'drizzle-orm'
import { asksOf, defaultWorkflow, type WorkflowDefinition } from '#domain/workflow'
import type { Database } from '../database/database.ts'
import {
  workflowActions,
  workflowOptions,
  workflowStepActionDialogs,
  workflowSteps,
  workflowStepWorkgroups,
  workflowTemplateCategories,
  workflowTemplateStepActions,
  workflowTemplateSteps,
  workflowTemplates,
  workflowValidations,
} from '../database/schema/index.ts'
import { assembleDefinition } from '../services/quoteItem/definition.ts'
import { learnFields } from '../services/workflow-builder/learnFields.ts'

/** Stores a definition as the rows it is edited in, published; answers the template's id. */
export async function storeDefinition(
  db: Database,
  definition: WorkflowDefinition = defaultWorkflow,
): Promise<number> {
  const { steps } = definition
  const actions = steps.flatMap(step => step.actions)
  const [template] = await db
    .insert(workflowTemplates)
    .values({
      name: definition.name,
      version: definition.version,
      status: 'published',
      publishedAt: sql`now()`,
    })
    .returning({ id: workflowTemplates.id })
  if (template === undefined) throw new Error('The template was not inserted.')
  await db.insert(workflowSteps).values(steps.map(({ code, name }) => ({ code, name })))
  await db.insert(workflowActions).values(actions.map(({ code, name }) => ({ code, name })))
  await db.insert(workflowStepWorkgroups).values(
    steps.flatMap(step =>
      step.owners.map(owner => ({
        stepCode: step.code,
        workgroupCode: owner.workgroup,
        plantCode: owner.plantCode,
        businessUnit: owner.businessUnit,
      })),
    ),
  )
  const options = actions.flatMap(action =>
    (action.dialog?.reasons ?? []).map((reason, sequence) => ({
      actionCode: action.code,
      ...reason,
      sequence,
    })),
  )
  if (options.length > 0) await db.insert(workflowOptions).values(options)
  for (const step of steps) {
    const [templateStep] = await db
      .insert(workflowTemplateSteps)
      .values({
        templateId: template.id,
        stepCode: step.code,
        sequence: step.sequence,
        kind: step.kind,
        bypass: step.bypass,
        asks: asksOf(step),
      })
      .returning({ id: workflowTemplateSteps.id })
    if (templateStep === undefined) throw new Error(`Step ${step.code} was not inserted.`)
    if (step.fieldRules.length > 0) {
      await db
        .insert(workflowValidations)
        .values(step.fieldRules.map(rule => ({ templateStepId: templateStep.id, ...rule })))
    }
    for (const [sequence, action] of step.actions.entries()) {
      const [stepAction] = await db
        .insert(workflowTemplateStepActions)
        .values({
          templateStepId: templateStep.id,
          actionCode: action.code,
          targetStepCode: action.target,
          direction: action.direction,
          sequence,
        })
        .returning({ id: workflowTemplateStepActions.id })
      if (stepAction === undefined) throw new Error(`Action ${action.code} was not inserted.`)
      if (action.dialog !== null) {
        await db.insert(workflowStepActionDialogs).values({
          templateStepActionId: stepAction.id,
          title: action.dialog.title,
          text: action.dialog.text,
          asksReason: action.dialog.reasons.length > 0,
          commentRequired: action.dialog.commentRequired,
        })
      }
    }
  }
  await learnFields(db)
  await db.insert(workflowTemplateCategories).values({
    description: 'Every quote item',
    templateName: definition.name,
  })
  await db
    .update(workflowTemplates)
    .set({ definition: await assembleDefinition(db, template.id) })
    .where(eq(workflowTemplates.id, template.id))
  return template.id
}
