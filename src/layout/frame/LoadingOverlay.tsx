import Backdrop from '@mui/material/Backdrop'
import CircularProgress from '@mui/material/CircularProgress'
import { useIsMutating } from '@tanstack/react-query'
import { loud } from './loud.ts'
import { useLasting } from './useLasting.ts'

/** Milliseconds that a change may take before the page is covered. */
const patience = 300

/** Covers the page while something is being saved, so that it is not changed or sent again meanwhile. */
export function LoadingOverlay() {
  const open = useLasting(useIsMutating(loud) > 0, patience)
  return (
    <Backdrop
      open={open}
      transitionDuration={100}
      sx={{ zIndex: theme => theme.zIndex.modal + 1, bgcolor: 'rgba(15, 20, 30, 0.25)' }}
    >
      {open ? <CircularProgress aria-label="Please wait" /> : null}
    </Backdrop>
  )
}
