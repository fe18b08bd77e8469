import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { quoteWorklist } from '#contract/quote-worklist'
import type { SampleRow } from '#contract/samples'
import { text } from '#domain/messages'
import type { SampleStatus } from '#domain/samples'
import { refreshCalls, useProvider } from '../../../dataProvider/index.ts'
import { useSayFailure } from '../../../layout/notifications/useSay.ts'
import { useKeepFailed } from '../selection/useKeepFailed.ts'
import { useSayResults } from '../selection/useSayResults.ts'
import { useShownPage } from '../shownPage.ts'
import { outcomeOf } from './outcomeOf.ts'

/** What is done with many sample requests at once. */
export type SampleAct =
  | { readonly action: 'LOCK' | 'UNLOCK' }
  | { readonly action: 'STATUS'; readonly status: SampleStatus }

const done = { LOCK: 'Locked', UNLOCK: 'Unlocked', STATUS: text('sampleSaved') } as const

/** Acts on many requests of the worklist on the screen, each by itself; one that was refused says why and stays selected. */
export function useActOnSamples() {
  const dataProvider = useProvider()
  const queryClient = useQueryClient()
  const shown = useShownPage<SampleRow>()
  const keepFailed = useKeepFailed()
  const sayResults = useSayResults()
  const sayFailure = useSayFailure()

  return useCallback(
    async (rows: readonly SampleRow[], act: SampleAct): Promise<void> => {
      await shown.settle()
      const items = rows.map(({ id: sampleId, hashKey }) => ({ sampleId, hashKey }))
      try {
        const { results } = await dataProvider.call(quoteWorklist.sampleActions, { body: { ...act, items } })
        for (const { sampleId, row } of results) if (row !== null) shown.replace(sampleId, () => row)
        const outcomes = results.map(outcomeOf)
        keepFailed(outcomes)
        sayResults(done[act.action], 'sample requests', outcomes)
        // Another status may belong to another list, and what was refused may stand somewhere else by now.
        if (act.action === 'STATUS' || results.some(({ ok }) => !ok)) void shown.refetch()
        void refreshCalls(queryClient, [quoteWorklist.counts])
      } catch (error) {
        sayFailure(error, text('actionUnable'))
      }
    },
    [dataProvider, keepFailed, queryClient, sayFailure, sayResults, shown],
  )
}
