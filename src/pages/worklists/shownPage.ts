import { useQueryClient } from '@tanstack/react-query'
import { createContext, useContext, useMemo } from 'react'
import type { Page } from '#contract/client'
import { quoteWorklist, type WorklistRow } from '#contract/quote-worklist'
import { callKey } from '../../dataProvider/index.ts'
import type { WorklistInput } from './useWorklist.ts'

/** The input of the page that is on the screen. */
export const ShownPageContext = createContext<WorklistInput | null>(null)

type RowPage = Page<WorklistRow[]>

/** Changes the rows on the screen before, and without, the page being fetched again. */
export interface ShownPage {
  /** Stops a fetch under way: its answer would be older than what is changed now. */
  settle(): Promise<void>
  replace(id: number, change: (row: WorklistRow) => WorklistRow): void
  /** Takes the row out and answers where it stood; -1 when it was not there. */
  remove(id: number): number
  insert(row: WorklistRow, index: number): void
  refetch(): Promise<void>
}

export function useShownPage(): ShownPage {
  const queryClient = useQueryClient()
  const input = useContext(ShownPageContext)
  if (input === null) throw new Error('useShownPage needs a worklist around it')

  return useMemo(() => {
    const queryKey = callKey(quoteWorklist.worklist, input)
    const change = (edit: (page: RowPage) => RowPage) =>
      queryClient.setQueriesData<RowPage>({ queryKey }, page => (page === undefined ? page : edit(page)))
    const counted = ({ total }: RowPage, by: number) => (total === undefined ? {} : { total: total + by })
    return {
      // A page that has not come yet is left to come: there is nothing of it to change.
      settle: () =>
        queryClient.cancelQueries({ queryKey, predicate: ({ state }) => state.data !== undefined }),
      replace: (id, edit) => {
        change(page => ({ ...page, data: page.data.map(row => (row.id === id ? edit(row) : row)) }))
      },
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
      refetch: () => queryClient.invalidateQueries({ queryKey: callKey(quoteWorklist.worklist) }),
    }
  }, [queryClient, input])
}
