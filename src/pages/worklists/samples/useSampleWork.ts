import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { quote } from '#contract/quote'
import { quoteWorklist } from '#contract/quote-worklist'
import type { SampleRow } from '#contract/samples'
import { text } from '#domain/messages'
import type { SampleStatus } from '#domain/samples'
import { isFailure, refreshCalls, useProvider } from '../../../dataProvider/index.ts'
import { useSay, useSayFailure } from '../../../layout/notifications/useSay.ts'
import { useShownPage } from '../shownPage.ts'

/** What is done with a sample request of the worklist on the screen: its lock and its status. */
export function useSampleWork() {
  const dataProvider = useProvider()
  const queryClient = useQueryClient()
  const shown = useShownPage<SampleRow>()
  const say = useSay()
  const sayFailure = useSayFailure()

  const work = useCallback(
    async (row: SampleRow, call: () => Promise<SampleRow>, done: string): Promise<void> => {
      await shown.settle()
      try {
        const after = await call()
        shown.replace(row.id, () => after)
        say(done, 'success')
        void refreshCalls(queryClient, [quoteWorklist.counts])
      } catch (error) {
        if (isFailure(error, 'stale') && error.current !== undefined) {
          shown.replace(row.id, () => error.current as SampleRow)
        }
        sayFailure(error, text('actionUnable'))
        if (isFailure(error, 'rule-failed', 'not-found')) void shown.refetch()
      }
    },
    [queryClient, say, sayFailure, shown],
  )

  const setLock = useCallback(
    (row: SampleRow) => {
      const lock = row.isLocked ? quote.unlockSample : quote.lockSample
      const done = row.isLocked ? `Sample request ${row.id} unlocked` : `Sample request ${row.id} locked`
      return work(row, () => dataProvider.call(lock, { params: { id: row.id } }), done)
    },
    [dataProvider, work],
  )

  const setStatus = useCallback(
    (row: SampleRow, status: SampleStatus) => {
      const { id, hashKey, quoteItemId, isUrgent, numberOfSamples, dropLocation, deliveryDate, notes } = row
      const { sampleLabelTemplate, sampleLabelPrinter } = row
      const body = {
        ...{ id, hashKey, quoteItemId, status, isUrgent, numberOfSamples, dropLocation, deliveryDate, notes },
        ...{ sampleLabelTemplate, sampleLabelPrinter },
      }
      return work(row, () => dataProvider.call(quote.saveSample, { body }), text('sampleSaved'))
    },
    [dataProvider, work],
  )
  return { setLock, setStatus }
}
