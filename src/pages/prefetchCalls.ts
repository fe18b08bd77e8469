import type { QueryClient } from '@tanstack/react-query'
import { type BoxwrightDataProvider, callQuery } from '../dataProvider/index.ts'
import { lastWrite } from '../dataProvider/lastWrite.ts'
import { itemIdAt, itemRead } from './quoteItem/itemRead.ts'

interface Asked {
  readonly queryClient: QueryClient
  readonly dataProvider: BoxwrightDataProvider
}

/** Asks for what the page at an address waits for. A failure is met again, and told, when the page is shown. */
export function prefetchCalls(address: string, { queryClient, dataProvider }: Asked): void {
  const id = itemIdAt(address)
  if (id === null) return
  const { row, input, staleTime } = itemRead(id)
  const query = callQuery(dataProvider, row, input)
  // What is on screen keeps itself fresh.
  if (queryClient.getQueryCache().find({ queryKey: query.queryKey })?.isActive() === true) return
  const asked = Date.now()
  void queryClient.prefetchQuery({ ...query, staleTime, meta: { quiet: true } }).then(() => {
    // It may have been read before the change and answered after it.
    if (lastWrite() >= asked) void queryClient.invalidateQueries({ queryKey: query.queryKey })
  })
}
