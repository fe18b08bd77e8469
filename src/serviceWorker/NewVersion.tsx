import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { useServices } from '../ServicesContext.ts'
import { isReplaced, ownEntry } from './isReplaced.ts'

/** Milliseconds between two looks, however often there is a reason for one. */
const rest = 60_000

/** Says quietly that the product has been replaced under the open window. Whoever has something unsaved is asked as at any reload. */
export function NewVersion() {
  const { live } = useServices()
  const [isNew, setNew] = useState(false)
  const [isLater, setLater] = useState(false)

  useEffect(() => {
    const own = ownEntry()
    let lookedAt = Date.now()
    const look = async () => {
      lookedAt = Date.now()
      if (await isReplaced(own, window.fetch)) setNew(true)
    }
    const onSight = () => {
      if (document.visibilityState === 'visible' && Date.now() - lookedAt > rest) void look()
    }
    document.addEventListener('visibilitychange', onSight)
    // A server that was replaced has broken the connection.
    const stop = live.onHealed(() => void look())
    return () => {
      document.removeEventListener('visibilitychange', onSight)
      stop()
    }
  }, [live])

  return (
    <div role="status">
      {isNew && !isLater ? (
        <Paper
          elevation={4}
          sx={{
            position: 'fixed',
            left: '50%',
            bottom: 32,
            transform: 'translateX(-50%)',
            zIndex: 'snackbar',
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            pl: 2,
            pr: 1,
            py: 0.5,
            width: 'max-content',
            maxWidth: 'calc(100vw - 32px)',
          }}
        >
          <Typography variant="body2">A new version is there.</Typography>
          <Button size="small" onClick={() => window.location.reload()}>
            Reload
          </Button>
          <Button size="small" color="inherit" onClick={() => setLater(true)}>
            Later
          </Button>
        </Paper>
      ) : null}
    </div>
  )
}
