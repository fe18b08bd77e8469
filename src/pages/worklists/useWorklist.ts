import { keepPreviousData } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import { type ListControllerResult, useDataProvider } from 'react-admin'
import { quoteWorklist, type WorklistRow } from '#contract/quote-worklist'
import { type BoxwrightDataProvider, listParams, useCallPage } from '../../dataProvider/index.ts'
import { useWorklistFilter, type WorklistFilter } from './filters.ts'
import { useWorklistPaging } from './paging.ts'
import type { WorklistVariant } from './variants.ts'

/** Name of the list in react-admin's contexts. */
export const worklistResource = 'worklist'

const nothing = () => {}

/** react-admin's list controller over the worklist call: what it asks for, what came, and how to change it. */
export function useWorklist(variant: WorklistVariant, of: string) {
  const { perPage, sort, setSort, setPerPage } = useWorklistPaging(variant.settings.paging)
  const { filter, setFilter, page, setPage } = useWorklistFilter(variant.settings)

  const asked = {
    query: { ...variant.query(of), ...listParams({ page, perPage, sort, filter: { ...filter } }) },
  }
  const signature = JSON.stringify(asked)
  // The same question is the same object, so that what hangs on it does not start anew with every render.
  const input = useMemo(() => JSON.parse(signature) as typeof asked, [signature])
  const dataProvider = useDataProvider<BoxwrightDataProvider>()
  const query = useCallPage(quoteWorklist.worklist, input, { placeholderData: keepPreviousData })
  const { data: rows, total } = query.data ?? {}

  // A page beyond the end: rows left the list, or the address is old.
  const pages = total === undefined ? undefined : Math.max(1, Math.ceil(total / perPage))
  const isBeyond = pages !== undefined && page > pages && !query.isFetching
  useEffect(() => {
    if (isBeyond) setPage(pages)
  }, [isBeyond, pages, setPage])

  const changeSort = useCallback(
    (next: typeof sort) => {
      setSort(next)
      setPage(1)
    },
    [setSort, setPage],
  )
  const changePerPage = useCallback(
    (next: number) => {
      setPerPage(next)
      setPage(1)
    },
    [setPerPage, setPage],
  )
  const changeFilter = useCallback(
    (next: Partial<WorklistFilter>) => setFilter({ ...filter, ...next }),
    [setFilter, filter],
  )

  const getData = async ({ maxResults = perPage }: { maxResults?: number } = {}) => {
    const range = JSON.stringify([0, maxResults - 1])
    return dataProvider.call(quoteWorklist.worklist, { query: { ...input.query, range } })
  }

  const controller = {
    resource: worklistResource,
    data: rows,
    total,
    error: query.error,
    isPending: query.isPending,
    isLoading: query.isLoading,
    isFetching: query.isFetching,
    isPaused: query.isPaused,
    isPlaceholderData: query.isPlaceholderData,
    page,
    perPage,
    sort,
    setPage,
    setPerPage: changePerPage,
    setSort: changeSort,
    refetch: query.refetch,
    filterValues: filter,
    displayedFilters: {},
    setFilters: changeFilter,
    showFilter: nothing,
    hideFilter: nothing,
    hasPreviousPage: page > 1,
    hasNextPage: pages !== undefined && page < pages,
    selectedIds: [],
    onSelect: nothing,
    onSelectAll: nothing,
    onToggleItem: nothing,
    onUnselectItems: nothing,
    getData,
    exporter: false,
  } as unknown as ListControllerResult<WorklistRow>

  return { controller, input, filter, changeFilter }
}

export type WorklistInput = ReturnType<typeof useWorklist>['input']
