import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { design } from '#contract/design'
import type { Quote } from '#contract/quote'
import { text } from '#domain/messages'
import { callQuery } from '../../../dataProvider/callQuery.ts'
import { callKey, useProvider } from '../../../dataProvider/index.ts'
import { useSay } from '../../../layout/notifications/useSay.ts'
import { useLiveEvent } from '../../../realtime/useLiveEvent.ts'
import { isUnderWay, pollAgain } from '../../quoteItem/tabs/design/designFiles/pollAgain.ts'

interface DesignRunsProgressProps {
  readonly quote: Quote
  readonly itemIds: readonly number[]
  readonly onEnded: () => void
}

/** How far the generation of several items is; says at the end which of them failed, and why. */
export function DesignRunsProgress({ quote, itemIds, onEnded }: DesignRunsProgressProps) {
  const calls = useProvider()
  const queryClient = useQueryClient()
  const say = useSay()
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
  const ended = looks.filter(({ data, isFetchedAfterMount, isError }) =>
    isError ? true : isFetchedAfterMount && data !== undefined && !isUnderWay(data),
  )
  const isOver = ended.length === itemIds.length
  const failed = looks.flatMap(({ data }) => {
    if (data === undefined || data.success || isUnderWay(data)) return []
    const reference = quote.items.find(({ id }) => id === data.quoteItemId)?.reference ?? data.quoteItemId
    return [`${reference}: ${data.message}`]
  })
  const end = useRef<() => void>(() => undefined)
  end.current = () => {
    if (failed.length > 0) say(failed, 'error')
    else if (looks.some(({ isError }) => isError)) say(text('velocityApiUnavailable'), 'error')
    else say(text('eskoGenerationSuccess'), 'success')
    onEnded()
  }
  useEffect(() => {
    if (isOver) end.current()
  }, [isOver])
  return (
    <Box sx={{ minWidth: 180 }}>
      <Typography variant="body2" role="status">
        {text('generatingDesigns')}: {ended.length} of {itemIds.length}
      </Typography>
      <LinearProgress
        variant="determinate"
        aria-label={text('generatingDesigns')}
        value={(100 * ended.length) / itemIds.length}
      />
    </Box>
  )
}
