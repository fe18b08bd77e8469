import { useEventCallback } from '@mui/material/utils'
import { keepPreviousData, useQueryClient } from '@tanstack/react-query'
import { startTransition, useEffect, useMemo } from 'react'
import { type ListControllerResult, type SortPayload, useRecordSelection } from 'react-admin'
import type { Page } from '#contract/client'
import type { CallInput, Endpoint } from '#contract/endpoint'
import { autoPage } from '../../components/list/autoPage.ts'
import type { AskRows } from '../../components/list/export/readAll.ts'
import {
  callPageQuery,
  freshFor,
  type ListParams,
  useCallPage,
  useProvider,
} from '../../dataProvider/index.ts'
import { askedFilter } from './filters/filterValues.ts'
import { useWorklistFilter } from './filters/useWorklistFilter.ts'
import { useWorklistPaging } from './paging.ts'
import { useSortable } from './table/useSortable.ts'
import { useFittingRows } from './useFittingRows.ts'
import { useKnownTotal } from './useKnownTotal.ts'
import { type WorklistInput, worklistInput } from './worklistInput.ts'
import type { WorklistKind, WorklistRecord } from './worklistKind.ts'

const nothing = () => {}

/** Milliseconds for which rows that were asked for ahead are as good as those asked for when the page is drawn. */
const askedAhead = 1000

/**
 * react-admin's list controller over a worklist's call: what it asks for, what came, and how to change it. `room`: the
 * element that a page may be as long as.
 */
export function useWorklist<Row extends WorklistRecord>(
  kind: WorklistKind<Row>,
  ask: Readonly<Record<string, string>>,
  params?: Readonly<Record<string, number>>,
) {
  const sortable = useSortable(kind)
  const { paging, isAuto, sort, setSort, setPerPage, setPaging } = useWorklistPaging(
    kind.settings.paging,
    sortable,
    kind.perPage,
  )
  const { room, fitting } = useFittingRows(isAuto)
  const perPage = isAuto ? fitting : paging.itemsPerPage
  const { values, setValues, page, setPage } = useWorklistFilter(kind.filters, kind.settings.operators)

  const filter = askedFilter(kind.filters, values)
  const asked = { ask, params, page, perPage, sort, filter }
  const signature = JSON.stringify(worklistInput(asked))
  // The same question is the same object, so that what hangs on it does not start anew with every render.
  const input = useMemo(() => JSON.parse(signature) as WorklistInput, [signature])
  const dataProvider = useProvider()
  const query = useCallPage<Endpoint>(kind.call, input as CallInput<Endpoint>, {
    placeholderData: keepPreviousData,
    staleTime: freshFor(askedAhead),
    // How many rows there is room for is known once the page is drawn.
    isEarly: !isAuto,
  })
  const answer = query.data as Page<Row[]> | undefined
  const rows = answer?.data
  const { total, isAtLeast } = useKnownTotal(kind.call.path, input.query, answer ?? {})

  // A page beyond the end: rows left the list, or the address is old.
  const pages = total === undefined ? undefined : Math.max(1, Math.ceil(total / perPage))
  const isBeyond = pages !== undefined && page > pages && !query.isFetching
  useEffect(() => {
    if (isBeyond) setPage(pages)
  }, [isBeyond, pages, setPage])

  const [selectedIds, selection] = useRecordSelection({ disableSyncWithStore: true })
  const { select, toggle, clearSelection } = selection
  // What is selected is what is in sight: nobody acts on rows of another page without seeing them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question is what clears it
  useEffect(() => clearSelection(), [signature, clearSelection])

  const queryClient = useQueryClient()
  // Sent before anything is drawn for it: drawing the list takes about as long as the answer does.
  const askFirst = (next: Partial<ListParams>, change: () => void) => {
    const question = worklistInput({ ...asked, ...next }) as CallInput<Endpoint>
    void queryClient.prefetchQuery(callPageQuery(dataProvider, kind.call, question))
    startTransition(change)
  }
  const changePage = useEventCallback((next: number) => askFirst({ page: next }, () => setPage(next)))
  // The address changes only where its page does: a list is drawn anew for either.
  const toFirstPage = () => {
    if (page !== 1) setPage(1)
  }
  const changeSort = useEventCallback((next: SortPayload) =>
    askFirst({ page: 1, sort: next }, () => {
      setSort(next)
      toFirstPage()
    }),
  )
  const changePerPage = useEventCallback((next: number) => {
    const change = () => {
      setPerPage(next)
      toFirstPage()
    }
    // How many rows there is room for is measured when it is drawn.
    if (next === autoPage) change()
    else askFirst({ page: 1, perPage: next }, change)
  })
  const askRows: AskRows<Row> = async (range, signal) => {
    const part = {
      ...input,
      query: { ...input.query, range: JSON.stringify(range) },
    } as CallInput<Endpoint>
    return (await dataProvider.callPage(kind.call, part, { signal })) as Page<Row[]>
  }

  const controller = {
    resource: kind.resource,
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
    setPage: changePage,
    setPerPage: changePerPage,
    setSort: changeSort,
    refetch: query.refetch,
    filterValues: filter,
    displayedFilters: {},
    setFilters: nothing,
    showFilter: nothing,
    hideFilter: nothing,
    hasPreviousPage: page > 1,
    hasNextPage: pages !== undefined && page < pages,
    selectedIds,
    onSelect: select,
    onSelectAll: nothing,
    onToggleItem: toggle,
    onUnselectItems: clearSelection,
    exporter: false,
  } as unknown as ListControllerResult<Row>

  const isHere = query.isSuccess && !query.isPlaceholderData

  return {
    room,
    controller,
    ...(isHere ? { readAt: query.dataUpdatedAt } : {}),
    input,
    answer,
    isAtLeast: isAtLeast === true,
    isAuto,
    askRows,
    values,
    setValues,
    paging,
    setPaging,
  }
}
