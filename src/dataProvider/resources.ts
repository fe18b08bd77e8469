import { config } from '#contract/config'
import { customer } from '#contract/customer'
import type { Endpoint } from '#contract/endpoint'
import type { Right } from '#domain/access'

type Id = string | number

/** How a resource of react-admin maps to the calls of the contract. */
export interface ResourceRow {
  readonly list: Endpoint
  /** The filter that answers these records only; without it they are picked out of the whole list. */
  readonly byIds?: (ids: readonly Id[]) => Readonly<Record<string, unknown>>
  /** What each of react-admin's actions on the resource needs; an action without a row is refused. */
  readonly rights: Readonly<Partial<Record<ResourceAction, Right>>>
}

export type ResourceAction = 'list' | 'show' | 'create' | 'edit' | 'delete' | 'export'

/** A list that can be read and exported by whoever has the right of its call. */
const readable = (list: Endpoint, byIds?: ResourceRow['byIds']): ResourceRow => ({
  list,
  ...(byIds === undefined ? {} : { byIds }),
  rights: { list: list.right, show: list.right, export: list.right },
})

/** Every resource, by the name it has in `<Resource>`, in routes and in translations. */
export const resources = {
  customers: readable(customer.customers, ids => ({ id: ids.map(String) })),
  boardGrades: readable(config.boardGrades),
} as const satisfies Record<string, ResourceRow>

/** The row of a resource, or undefined when there is no such resource. */
export const resourceOf = (name: string): ResourceRow | undefined =>
  Object.hasOwn(resources, name) ? resources[name as keyof typeof resources] : undefined
