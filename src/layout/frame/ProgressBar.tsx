import LinearProgress from '@mui/material/LinearProgress'
import { useIsFetching, useIsMutating } from '@tanstack/react-query'
import { useIsOpening } from '../opening/useIsOpening.ts'
import { loud } from './loud.ts'

/** The bar at the top edge while anything is on its way to or from the server, the next page among it. */
export function ProgressBar() {
  const isOpening = useIsOpening()
  const busy = useIsFetching(loud) + useIsMutating(loud) > 0 || isOpening
  return (
    <LinearProgress
      aria-label="Loading"
      aria-hidden={!busy}
      variant={busy ? 'indeterminate' : 'determinate'}
      value={0}
      sx={{
        position: 'fixed',
        inset: '0 0 auto 0',
        height: 3,
        zIndex: theme => theme.zIndex.tooltip + 1,
        pointerEvents: 'none',
        opacity: busy ? 1 : 0,
        // What is answered at once never shows.
        transition: theme => theme.transitions.create('opacity', { delay: busy ? 150 : 0, duration: 150 }),
      }}
    />
  )
}
