import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import type { Quote } from '#contract/quote'
import { text } from '#domain/messages'
import { useSay } from '../../../layout/notifications/useSay.ts'
import { isUnderWay } from '../../quoteItem/tabs/design/designFiles/pollAgain.ts'
import { useDesignRuns } from './useDesignRuns.ts'

interface DesignRunsProgressProps {
  readonly quote: Quote
  readonly itemIds: readonly number[]
  readonly onEnded: () => void
}

/** How far the generation of several items is; says at the end which of them failed, and why. */
export function DesignRunsProgress({ quote, itemIds, onEnded }: DesignRunsProgressProps) {
  const say = useSay()
  const { looks, ended, cancelled, cancel } = useDesignRuns(itemIds)
  const isOver = ended === itemIds.length
  const failed = looks.flatMap(({ data }) => {
    if (data === undefined || data.success || isUnderWay(data) || cancelled.includes(data.quoteItemId))
      return []
    const reference = quote.items.find(({ id }) => id === data.quoteItemId)?.reference ?? data.quoteItemId
    return [`${reference}: ${data.message}`]
  })
  const end = useRef<() => void>(() => undefined)
  end.current = () => {
    const made = looks.filter(({ data }) => data?.success === true).length
    const stopped = cancelled.length === 0 ? [] : [`Cancelled. Made: ${made} of ${itemIds.length}.`]
    if (failed.length > 0) say([...stopped, ...failed], 'error')
    else if (looks.some(({ isError }) => isError)) say(text('velocityApiUnavailable'), 'error')
    else if (stopped.length > 0) say(stopped, 'info')
    else say(text('eskoGenerationSuccess'), 'success')
    onEnded()
  }
  useEffect(() => {
    if (isOver) end.current()
  }, [isOver])
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box sx={{ minWidth: 180 }}>
        <Typography variant="body2" role="status">
          {text('generatingDesigns')}: {ended} of {itemIds.length}
        </Typography>
        <LinearProgress
          variant="determinate"
          aria-label={text('generatingDesigns')}
          value={(100 * ended) / itemIds.length}
        />
      </Box>
      <Button
        size="small"
        aria-label={`Cancel ${text('generatingDesigns')}`}
        disabled={cancelled.length > 0}
        onClick={() => void cancel()}
      >
        Cancel
      </Button>
    </Box>
  )
}
