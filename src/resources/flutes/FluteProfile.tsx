import Box from '@mui/material/Box'
import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import type { FluteInput } from '#contract/flutes'
import { drawnLength, fluteDrawing } from './fluteDrawing.ts'

/** Room around the drawing for the thickness of its lines, mm. */
const rim = 0.4

/** The edge of the board as it is entered: its liners, and between them the waves; nothing until there is a board to draw. */
export function FluteProfile() {
  const { code, caliper, takeUp, fluteHeight, flutesPerMetre } = useWatch<FluteInput>() as FluteInput
  const drawn = useMemo(
    () => fluteDrawing({ code, caliper, takeUp, fluteHeight, flutesPerMetre }),
    [code, caliper, takeUp, fluteHeight, flutesPerMetre],
  )
  if (drawn === null) return null
  return (
    <Box
      component="svg"
      role="img"
      aria-label={`The edge of the board: ${drawnLength} mm of it, ${caliper} mm thick`}
      viewBox={`${-rim} ${-rim} ${drawnLength + 2 * rim} ${caliper + 2 * rim}`}
      sx={{ gridColumn: '1 / -1', width: '100%', maxWidth: 560, color: 'text.secondary' }}
      fill="none"
      stroke="currentColor"
      strokeWidth={0.2}
      strokeLinejoin="round"
    >
      {drawn.waves.map(path => (
        <path key={path} d={path} />
      ))}
      {drawn.liners.map(y => (
        <line key={y} x1={0} x2={drawnLength} y1={y} y2={y} strokeWidth={0.3} />
      ))}
    </Box>
  )
}
