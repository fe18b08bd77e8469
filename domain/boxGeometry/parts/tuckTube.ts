import { tube } from './tube.ts'
import { tubeWidths } from './tubeWidths.ts'

/** The walls of a box that tucks at both ends: its lids close over dust flaps. */
export const tuckTube = tube({
  widths: tubeWidths('L', 'W'),
  heights: ['D + 3*t', 'D + t', 'D + 3*t', 'D + t'],
  starts: ['0', 't', '-t', 't'],
  lap: ['1.5*t + play', 'D - 2*play'],
})
