import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { design } from '#contract/design'
import { callQuery } from '../../../dataProvider/callQuery.ts'
import { callKey, refreshCalls, useProvider } from '../../../dataProvider/index.ts'
import { useSayFailure } from '../../../layout/notifications/useSay.ts'
import { useLiveEvent } from '../../../realtime/useLiveEvent.ts'
import { designFailureWords } from '../../quoteItem/tabs/design/designFiles/designFailureWords.ts'
import { isUnderWay, pollAgain } from '../../quoteItem/tabs/design/designFiles/pollAgain.ts'

/** How the generations of several items go on, and how what is left of them is cancelled. */
export function useDesignRuns(itemIds: readonly number[]) {
  const calls = useProvider()
  const queryClient = useQueryClient()
  const sayFailure = useSayFailure()
  const [cancelled, setCancelled] = useState<readonly number[]>([])
  const looks = useQueries({
    queries: itemIds.map(id => ({
      ...callQuery(calls, design.checkGeneratedFiles, { query: { id } }),
      staleTime: 0,
      meta: { quiet: true },
      refetchInterval: ({ state }: { readonly state: { readonly data: Parameters<typeof pollAgain>[0] } }) =>
        pollAgain(state.data),
    })),
  })
  useLiveEvent('FileGenerationResponse', ({ quoteItemId: id }) => {
    if (itemIds.includes(id))
      void queryClient.invalidateQueries({ queryKey: callKey(design.checkGeneratedFiles, { query: { id } }) })
  })
  // What was read before it was started may still be shown for a moment.
  const isEnded = ({ data, isFetchedAfterMount, isError }: (typeof looks)[number]) =>
    isError || (isFetchedAfterMount && data !== undefined && !isUnderWay(data))
  const cancel = async () => {
    const left = itemIds.filter((_, index) => looks[index] !== undefined && !isEnded(looks[index]))
    setCancelled(left)
    try {
      await Promise.all(left.map(id => calls.call(design.clearFiles, { body: { id, onlyCancel: true } })))
    } catch (error) {
      setCancelled([])
      sayFailure(error, [designFailureWords(error)])
    }
    void refreshCalls(queryClient, [design.checkGeneratedFiles])
  }
  return { looks, ended: looks.filter(isEnded).length, cancelled, cancel }
}
