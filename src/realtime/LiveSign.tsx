import SyncProblemIcon from '@mui/icons-material/SyncProblem'
import Box from '@mui/material/Box'
import Tooltip from '@mui/material/Tooltip'
import { useEffect, useState } from 'react'
import { useLiveState } from './useLiveState.ts'

/** Milliseconds that a connection may be broken before it is worth a word. */
const shortBreak = 1_500

/** Says in the header that changes by others do not arrive at the moment; nothing while they do. */
export function LiveSign() {
  const state = useLiveState()
  const [lasts, setLasts] = useState(false)
  useEffect(() => {
    if (state !== 'broken') {
      setLasts(false)
      return
    }
    const timer = setTimeout(setLasts, shortBreak, true)
    return () => clearTimeout(timer)
  }, [state])

  return (
    <Box role="status" aria-label="Live connection" data-live={state}>
      {lasts ? (
        <Tooltip title="Lists and counts do not update by themselves right now. The connection is tried again; everything is brought up to date when it is back.">
          <Box
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 0.5,
              px: 1,
              py: 0.25,
              borderRadius: 4,
              border: 1,
              borderColor: 'warning.dark',
              color: 'warning.dark',
              typography: 'body2',
              fontWeight: 600,
            }}
          >
            <SyncProblemIcon sx={{ fontSize: 16 }} />
            Reconnecting …
          </Box>
        </Tooltip>
      ) : null}
    </Box>
  )
}
