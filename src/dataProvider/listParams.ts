/** What a list is asked for; pages count from 1. */
export interface ListParams {
  readonly page: number
  readonly perPage: number
  readonly sort?: { readonly field: string; readonly order: 'ASC' | 'DESC' } | undefined
  readonly filter?: Readonly<Record<string, unknown>> | undefined
}

/** `sort`, `range` and `filter` of a list's query, as the simple REST dialect writes them. */
export interface ListWireParams {
  readonly sort?: string
  readonly range: string
  readonly filter?: string
}

const isAsked = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)

/** A filter without what nobody filled in. */
export const askedFilter = (filter: ListParams['filter'] = {}): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => isAsked(value)))

/** A list's paging, sorting and filter as query parameters; filters nobody filled in are left out. */
export function listParams({ page, perPage, sort, filter }: ListParams): ListWireParams {
  const asked = askedFilter(filter)
  const first = (page - 1) * perPage
  return {
    range: JSON.stringify([first, first + perPage - 1]),
    ...(sort === undefined || sort.field === '' ? {} : { sort: JSON.stringify([sort.field, sort.order]) }),
    ...(Object.keys(asked).length === 0 ? {} : { filter: JSON.stringify(asked) }),
  }
}
