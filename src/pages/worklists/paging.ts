import { useCallback, useMemo } from 'react'
import { type SortPayload, useStore } from 'react-admin'
import { autoPage } from '../../components/list/autoPage.ts'
import { pageSizes } from '../../components/list/pageSizes.ts'

/** How a worklist is paged and sorted, as the setting `worklistpaging` keeps it (specification 000 §3). */
export interface WorklistPaging {
  readonly sortBy: string
  readonly descending: boolean
  readonly page: number
  /** {@link autoPage}: as many as there is room for. */
  readonly itemsPerPage: number
}

/** Page 1, 10 items a page, no sort (specification 000 §9). */
export const defaultPaging: WorklistPaging = { sortBy: '', descending: false, page: 1, itemsPerPage: 10 }

/** What a stored setting says of a list with these `sortable` columns, as far as it makes sense: it may be older than the product, or someone else's. */
export function readPaging(stored: unknown, sortable: readonly string[]): WorklistPaging {
  const { sortBy, descending, itemsPerPage } = (stored ?? {}) as Partial<
    Record<keyof WorklistPaging, unknown>
  >
  return {
    // A list opens at its first page: the page left last time belonged to another list.
    page: defaultPaging.page,
    sortBy: typeof sortBy === 'string' && sortable.includes(sortBy) ? sortBy : defaultPaging.sortBy,
    descending: descending === true,
    itemsPerPage:
      itemsPerPage === autoPage || pageSizes.includes(Number(itemsPerPage))
        ? Number(itemsPerPage)
        : defaultPaging.itemsPerPage,
  }
}

/** What a list is sorted by, as react-admin has it. */
export const sortOf = ({ sortBy, descending }: WorklistPaging): SortPayload => ({
  field: sortBy,
  order: descending ? 'DESC' : 'ASC',
})

/** The person's page size and sort of worklists, kept in their settings. */
export function useWorklistPaging(
  key: string,
  sortable: readonly string[],
  perPage = defaultPaging.itemsPerPage,
) {
  const first = useMemo(() => ({ ...defaultPaging, itemsPerPage: perPage }), [perPage])
  const [stored, store] = useStore<unknown>(key, first)
  const paging = readPaging(stored, sortable)
  const setSort = useCallback(
    ({ field, order }: SortPayload) =>
      store({ ...readPaging(stored, sortable), sortBy: field, descending: order === 'DESC' }),
    [store, stored, sortable],
  )
  const setPerPage = useCallback(
    (itemsPerPage: number) => store({ ...readPaging(stored, sortable), itemsPerPage }),
    [store, stored, sortable],
  )
  const setPaging = useCallback(
    (next: Omit<WorklistPaging, 'page'>) => store({ ...next, page: defaultPaging.page }),
    [store],
  )
  return {
    paging,
    isAuto: paging.itemsPerPage === autoPage,
    sort: sortOf(paging),
    setSort,
    setPerPage,
    setPaging,
  }
}
