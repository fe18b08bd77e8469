import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { design } from '#contract/design'
import { quote } from '#contract/quote'
import { text } from '#domain/messages'
import { refreshCalls, useCall } from '../../../../../dataProvider/index.ts'
import { useSay } from '../../../../../layout/notifications/useSay.ts'
import { useLiveEvent } from '../../../../../realtime/useLiveEvent.ts'
import { isUnderWay, pollAgain } from './pollAgain.ts'

/** What a generation changes: the item, its files, and how the generation stands. */
export const changedByDesign = [quote.item, quote.documents, design.checkGeneratedFiles]

/**
 * How the newest generation of the item stands: polled while it is under way, looked at when the hub tells of it, and told
 * when it ends. Rules designgen-start, -success, -failure (002 §4).
 */
export function useDesignRun(quoteItemId: number) {
  const say = useSay()
  const queryClient = useQueryClient()
  const found = useCall(
    design.checkGeneratedFiles,
    { query: { id: quoteItemId } },
    { meta: { quiet: true }, refetchInterval: ({ state }) => pollAgain(state.data) },
  )
  const { data: run, refetch } = found
  useLiveEvent('FileGenerationResponse', event => {
    if (event.quoteItemId === quoteItemId) void refetch()
  })
  // Who has seen it go on, or started it, hears how it ends: a quick one is over before anybody looks.
  const [watched, watch] = useState<number | null>(null)
  const goesOn = isUnderWay(run)
  useEffect(() => {
    if (run === undefined) return
    if (goesOn) {
      watch(run.jobId)
      return
    }
    if (watched === null || watched !== run.jobId) return
    watch(null)
    void refreshCalls(queryClient, [quote.item, quote.documents])
    if (run.success) say(text('eskoGenerationSuccess'), 'success')
    else say(run.message, 'error')
  }, [run, goesOn, watched, queryClient, say])
  return { run, goesOn, watch, isError: found.isError, error: found.error, refetch }
}
