import type { WorkflowDefinition } from '#domain/workflow'
import type { Definitions } from '../quoteItem/definition.ts'

/** What each of these items follows, by its template. */
export async function workflowsOf(
  definitions: Definitions,
  items: readonly { readonly templateId: number }[],
): Promise<(templateId: number) => WorkflowDefinition> {
  const ids = [...new Set(items.map(item => item.templateId))]
  const read = await Promise.all(ids.map(async id => [id, await definitions.of(id)] as const))
  const workflows = new Map(read)
  return templateId => {
    const workflow = workflows.get(templateId)
    if (workflow === undefined) throw new Error(`No item follows the template ${templateId}.`)
    return workflow
  }
}
