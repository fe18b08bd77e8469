import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Endpoint } from '#contract/endpoint'

/** The cache key of a call; without `input`, of every call of the row. */
export const callKey = (row: Endpoint, input?: unknown): QueryKey =>
  input === undefined ? ['call', row.method, row.path] : ['call', row.method, row.path, input]

/** The cache key of one page of a list call, apart from the bare data of the same call. */
export const callPageKey = (row: Endpoint, input: unknown): QueryKey => [...callKey(row, input), 'page']

/** Marks all cached answers as old: those on screen stay, and whoever shows one next fetches it again. */
export const ageCalls = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: ['call'], refetchType: 'none' })

/**
 * Marks the cached answers of these rows as old; those on screen are fetched again. So is what was asked for the first time
 * before, and has not been answered: it may be answered as it was then, and would count as new.
 */
export const refreshCalls = async (queryClient: QueryClient, rows: readonly Endpoint[]): Promise<void> => {
  await Promise.all(
    rows.map(async row => {
      const queryKey = callKey(row)
      await queryClient.cancelQueries({ queryKey, predicate: ({ state }) => state.data === undefined })
      await queryClient.invalidateQueries({ queryKey })
    }),
  )
}
