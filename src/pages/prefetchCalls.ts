import type { QueryClient } from '@tanstack/react-query'
import { type BoxwrightDataProvider, callQuery } from '../dataProvider/index.ts'
import { lastWrite } from '../dataProvider/lastWrite.ts'
import { itemIdAt, itemRead } from './quoteItem/itemRead.ts'

interface Asked {
  readonly queryClient: QueryClient
  readonly dataProvider: BoxwrightDataProvider
}

/** What the page at an address waits for; null where it waits for nothing. */
function callAt(address: string, { queryClient, dataProvider }: Asked) {
  const id = itemIdAt(address)
  if (id === null) return null
  const { row, input, staleTime } = itemRead(id)
  const query = { ...callQuery(dataProvider, row, input), staleTime, meta: { quiet: true } }
  return { query, known: queryClient.getQueryCache().find({ queryKey: query.queryKey }) }
}

/** Asks for what the page at an address waits for. A failure is met again, and told, when the page is shown. */
export function prefetchCalls(address: string, asked: Asked): void {
  const call = callAt(address, asked)
  // What is on screen keeps itself fresh.
  if (call === null || call.known?.isActive() === true) return
  const { queryClient } = asked
  const { query } = call
  const began = Date.now()
  void queryClient.prefetchQuery(query).then(() => {
    // It may have been read before the change and answered after it.
    if (lastWrite() >= began) void queryClient.invalidateQueries({ queryKey: query.queryKey })
  })
}

/** The first answer that the page at an address waits for, while it is on its way; null: nothing is. */
export function comingAnswer(address: string, asked: Asked): Promise<void> | null {
  const call = callAt(address, asked)
  const isComing = call?.known?.state.status === 'pending' && call.known.state.fetchStatus === 'fetching'
  return isComing ? asked.queryClient.prefetchQuery(call.query) : null
}
