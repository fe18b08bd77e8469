import { type DefinitionProblem, validateDefinition, type WorkflowDefinition } from '#domain/workflow'
import type { Database } from '../../database/database.ts'
import { workflowSteps } from '../../database/schema/index.ts'
import { activeFields } from './activeFields.ts'

/** Everything that is wrong with a definition; a step that it leads to and lacks is named as its master is. */
export async function problemsOf(db: Database, definition: WorkflowDefinition): Promise<DefinitionProblem[]> {
  const steps = await db.select({ code: workflowSteps.code, name: workflowSteps.name }).from(workflowSteps)
  const names = new Map(steps.map(({ code, name }) => [code, name]))
  return validateDefinition(definition, await activeFields(db), names)
}
