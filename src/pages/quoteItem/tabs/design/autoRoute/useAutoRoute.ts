import { useEffect, useRef } from 'react'
import { engine } from '#contract/engine'
import { quote } from '#contract/quote'
import { routedSections } from '#domain/estimating'
import { text } from '#domain/messages'
import { isFailure, useCall, useProvider } from '../../../../../dataProvider/index.ts'
import { useCallMutation } from '../../../../../dataProvider/useCallMutation.ts'
import { useSay } from '../../../../../layout/notifications/useSay.ts'
import { useLiveEvent } from '../../../../../realtime/useLiveEvent.ts'
import { useItemDraft } from '../../../draft/useItemDraft.ts'
import { fetchAgain, isUnderWay } from './fetchAgain.ts'

const reasonOf = (error: unknown): string[] => (isFailure(error) ? [error.message] : [])

/** The auto-routing of the item: how the newest run stands, what it found, and how to start another. */
export function useAutoRoute() {
  const { item, saveAll } = useItemDraft()
  const say = useSay()
  const dataProvider = useProvider()
  const history = useCall(
    engine.autoRouteHistory,
    { query: { quoteItemId: item.id } },
    {
      meta: { quiet: true },
      refetchInterval: ({ state }) => fetchAgain(state.data?.[0]?.status),
    },
  )
  const run = history.data?.[0]
  const isEnded = run !== undefined && !isUnderWay(run.status)
  const notices = useCall(
    quote.autoRouteNotices,
    { query: { quoteItemId: item.id } },
    { enabled: isEnded, meta: { quiet: true } },
  )
  const { refetch } = history
  const { refetch: readNotices } = notices
  useLiveEvent('AutoRouteResponse', ({ quoteItemId }) => {
    if (quoteItemId === item.id) void refetch()
  })
  const seen = useRef(run?.id)
  useEffect(() => {
    if (!isEnded || seen.current === run?.id) return
    seen.current = run?.id
    void readNotices()
  }, [isEnded, run?.id, readNotices])
  const logsFailed = notices.isError
  useEffect(() => {
    if (logsFailed) say(text('autoRouteLogsError'), 'error')
  }, [logsFailed, say])

  const starting = useCallMutation(engine.autoRoute, { refresh: [engine.autoRouteHistory] })
  const { mutateAsync } = starting
  const start = async () => {
    // It is routed as it is stored: what is typed is stored first.
    if (!(await saveAll(routedSections))) return
    try {
      await dataProvider.call(quote.autoRouteInput, { query: { quoteItemId: item.id } })
    } catch (error) {
      say([text('autoRouteInputError'), ...reasonOf(error)], 'error')
      return
    }
    try {
      await mutateAsync({ body: { quoteProductBoxId: item.id } })
    } catch (error) {
      say([text('autoRouteStartError'), ...reasonOf(error)], 'error')
    }
  }
  return {
    run,
    isUnderWay: starting.isPending || isUnderWay(run?.status),
    notices: isEnded ? (notices.data?.entries ?? []) : [],
    isError: history.isError,
    refetch,
    start,
  }
}
