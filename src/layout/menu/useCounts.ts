import { quoteWorklist } from '#contract/quote-worklist'
import { useMay } from '../../authProvider/useRights.ts'
import { useCall } from '../../dataProvider/useCall.ts'
import { useLiveState } from '../../realtime/useLiveState.ts'
import type { Counts } from './menu.ts'

/** Milliseconds between two counts; a window that is not seen does not ask. */
const countEvery = 30_000
/** The same while the hub says what changed. */
const countSeldom = 300_000

/** What waits in each worklist of the person, counted again every so often; undefined until it was. */
export const useCounts = (): Counts | undefined => useCounting().data

/** The same, and whether the first count is under way: one that failed is not. */
export function useCounting() {
  return useCall(
    quoteWorklist.counts,
    {},
    {
      enabled: useMay(quoteWorklist.counts.right),
      refetchInterval: useLiveState() === 'live' ? countSeldom : countEvery,
      staleTime: countEvery,
      meta: { quiet: true, patient: true },
    },
  )
}
