import type { ResourceRow } from './resourceRow.ts'

/**
 * The row of a resource, or undefined when there is no such resource. The rows bring the calls of every master with
 * them, which the first page does not need, so they are loaded when the first of them is asked for.
 */
export async function resourceOf(name: string): Promise<ResourceRow | undefined> {
  const { resources } = await import('./resources.ts')
  return Object.hasOwn(resources, name) ? resources[name as keyof typeof resources] : undefined
}
