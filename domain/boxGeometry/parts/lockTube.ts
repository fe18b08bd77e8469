import { tube } from './tube.ts'
import { tubeWidths } from './tubeWidths.ts'

/** The walls of a box with a bottom that locks and a lid that tucks in over dust flaps. */
export const lockTube = tube({
  widths: tubeWidths('L', 'W'),
  heights: ['D + 2.5*t', 'D + 1.5*t', 'D + 2.5*t', 'D + 1.5*t'],
  lap: ['t + play', 'D - 2*play'],
})
