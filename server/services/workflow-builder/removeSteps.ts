import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import {
  workflowStepActionDialogs,
  workflowTemplateStepActions,
  workflowTemplateSteps,
  workflowValidations,
} from '../../database/schema/index.ts'

/** Deletes the steps of a template with all that hangs on them. */
export async function removeSteps(tx: Database, templateId: number): Promise<void> {
  const rows = await tx
    .select({ id: workflowTemplateSteps.id })
    .from(workflowTemplateSteps)
    .where(eq(workflowTemplateSteps.templateId, templateId))
  for (const row of rows) await removeStep(tx, row.id)
}

async function removeStep(tx: Database, stepId: number): Promise<void> {
  const actions = await tx
    .select({ id: workflowTemplateStepActions.id })
    .from(workflowTemplateStepActions)
    .where(eq(workflowTemplateStepActions.templateStepId, stepId))
  for (const { id } of actions) {
    await tx.delete(workflowStepActionDialogs).where(eq(workflowStepActionDialogs.templateStepActionId, id))
    await tx.delete(workflowTemplateStepActions).where(eq(workflowTemplateStepActions.id, id))
  }
  await tx.delete(workflowValidations).where(eq(workflowValidations.templateStepId, stepId))
  await tx.delete(workflowTemplateSteps).where(eq(workflowTemplateSteps.id, stepId))
}
