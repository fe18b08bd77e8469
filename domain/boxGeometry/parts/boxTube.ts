import type { Formula, PanelRow } from '../styleTable.ts'
import { tube } from './tube.ts'
import { tubeWidths } from './tubeWidths.ts'

/** The walls of a box whose flaps lie in layers on its creases: `over` is what its height has beyond the inside. */
export const boxTube = (
  over: Formula,
  [length, width, height]: readonly [Formula, Formula, Formula] = ['L', 'W', 'D'],
): readonly PanelRow[] =>
  tube({
    widths: tubeWidths(length, width),
    heights: `${height} + ${over}`,
    lap: ['t + play', `${height} - 2*play`],
  })
