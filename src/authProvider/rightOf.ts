import { pageOf, type Right } from '#domain/access'
import { resourceOf } from '../dataProvider/resourceOf.ts'
import type { ResourceAction } from '../dataProvider/resourceRow.ts'

/** The right of a call by service and name. The rows of all services are loaded only for this question. */
async function callRight(service: string, call: string): Promise<Right | undefined> {
  const { services } = await import('#contract/index')
  const rows = new Map(Object.entries(services)).get(service as keyof typeof services)
  return rows === undefined ? undefined : new Map(Object.entries(rows)).get(call)?.right
}

/**
 * The right that react-admin's question "may I `action` on `resource`" comes down to: of a page (`/customers`), of
 * a resource (`customers`, `list`) or of a call (`quote`, `create`). Undefined for what nobody declared.
 */
export async function rightOf(resource: string, action: string): Promise<Right | undefined> {
  if (resource.startsWith('/')) return pageOf(resource)?.right
  const row = await resourceOf(resource)
  return row?.rights[action as ResourceAction] ?? callRight(resource, action)
}
