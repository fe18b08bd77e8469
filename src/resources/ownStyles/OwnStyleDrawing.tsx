import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useDeferredValue, useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import type { OwnStyleInput } from '#contract/ownStyles'
import { drawOwnStyle } from './drawOwnStyle.ts'

/** How many faults stand beside the drawing. */
const most = 6

const paper = { width: '100%', objectFit: 'contain', bgcolor: '#fff', borderRadius: 1 } as const

/** The style as it is entered: its blank and its box, and what the checks of the fold say. */
export function OwnStyleDrawing() {
  const values = useDeferredValue(useWatch<OwnStyleInput>() as OwnStyleInput)
  const { code, name, family, group, isGlued, geometry } = values
  const { size, flat, folded, faults } = useMemo(
    () => drawOwnStyle({ code, name, family, group, isGlued, geometry }),
    [code, name, family, group, isGlued, geometry],
  )
  if (geometry.trim() === '')
    return (
      <Typography variant="body2" color="textSecondary">
        Begin with the table of a built-in style, and change it.
      </Typography>
    )
  return (
    <Box sx={{ display: 'grid', gap: 1, alignContent: 'start' }} aria-live="polite">
      {faults.length > 0 ? (
        <Alert severity="error">
          {faults.slice(0, most).map(fault => (
            <div key={fault}>{fault}</div>
          ))}
          {faults.length > most ? <div>And {faults.length - most} more.</div> : null}
        </Alert>
      ) : (
        <Alert severity="success">It folds: the inside is as asked, and no panel stands in another.</Alert>
      )}
      {size === '' ? null : (
        <>
          <Typography variant="body2">{size}</Typography>
          <Box
            component="img"
            src={flat}
            alt="The blank, from the inside"
            sx={{ ...paper, maxHeight: 360 }}
          />
          <Box component="img" src={folded} alt="The box, half folded" sx={{ ...paper, maxHeight: 240 }} />
        </>
      )}
    </Box>
  )
}
