import { useQueryClient } from '@tanstack/react-query'
import { createContext, useContext, useMemo } from 'react'
import type { Page } from '#contract/client'
import type { Endpoint } from '#contract/endpoint'
import { callKey } from '../../dataProvider/index.ts'
import type { WorklistRecord } from './worklistKind.ts'

/** The call and the input of the page that is on the screen. */
export const ShownPageContext = createContext<{
  readonly call: Endpoint
  readonly input: object
} | null>(null)

/** Changes the rows on the screen before, and without, the page being fetched again. */
export interface ShownPage<Row extends WorklistRecord> {
  /** Stops a fetch under way: its answer would be older than what is changed now. */
  settle(): Promise<void>
  replace(id: number, change: (row: Row) => Row): void
  /** Changes every row that `isOne` says. */
  replaceWhere(isOne: (row: Row) => boolean, change: (row: Row) => Row): void
  /** Takes the row out and answers where it stood; -1 when it was not there. */
  remove(id: number): number
  insert(row: Row, index: number): void
  refetch(): Promise<void>
}

/** The rows on the screen, for what changes them. */
export function useShownPage<Row extends WorklistRecord>(): ShownPage<Row> {
  type RowPage = Page<Row[]>
  const queryClient = useQueryClient()
  const shown = useContext(ShownPageContext)
  if (shown === null) throw new Error('useShownPage needs a worklist around it')

  const { call, input } = shown
  return useMemo(() => {
    const queryKey = callKey(call, input)
    const change = (edit: (page: RowPage) => RowPage) =>
      queryClient.setQueriesData<RowPage>({ queryKey }, page => (page === undefined ? page : edit(page)))
    const replaceWhere: ShownPage<Row>['replaceWhere'] = (isOne, edit) => {
      change(page => ({ ...page, data: page.data.map(row => (isOne(row) ? edit(row) : row)) }))
    }
    const counted = ({ total }: RowPage, by: number) => (total === undefined ? {} : { total: total + by })
    return {
      // A page that has not come yet is left to come: there is nothing of it to change.
      settle: () =>
        queryClient.cancelQueries({ queryKey, predicate: ({ state }) => state.data !== undefined }),
      replace: (id, edit) => replaceWhere(row => row.id === id, edit),
      replaceWhere,
      remove: id => {
        let index = -1
        change(page => {
          index = page.data.findIndex(row => row.id === id)
          if (index === -1) return page
          return { ...page, ...counted(page, -1), data: page.data.toSpliced(index, 1) }
        })
        return index
      },
      insert: (row, index) => {
        change(page =>
          page.data.some(({ id }) => id === row.id)
            ? page
            : { ...page, ...counted(page, 1), data: page.data.toSpliced(index, 0, row) },
        )
      },
      refetch: () => queryClient.invalidateQueries({ queryKey: callKey(call) }),
    }
  }, [queryClient, call, input])
}
