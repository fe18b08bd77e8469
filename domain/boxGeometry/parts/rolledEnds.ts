import type { Formula, PanelRow } from '../styleTable.ts'
import { rolledInside } from './rolledInside.ts'

const ear = ['min(ear, W/2 - t, D)', 'D - t - 2*play', 2] as const
const inside = { length: 'W - 2*play', over: '2*t', order: 4 } as const

/** A tray whose ends roll over the ears of its sides; `back` is the height of the side that a lid may hang from. */
export const rolledEnds = (back: Formula): readonly PanelRow[] => [
  ['base', 'base', '', '0', 'L + 5*t', 'W + t', 0],
  ['side top', 'wall', 'base.top', 't', 'L + 3*t', back, 1],
  ['ear top left', 'ear', 'side top.left', 't/2 + play', ...ear],
  ['ear top right', 'ear', 'side top.right', 't/2 + play', ...ear],
  ['side bottom', 'wall', 'base.bottom', 't', 'L + 3*t', 'D + t/2', 1],
  ['ear bottom left', 'ear', 'side bottom.left', 't + play', ...ear],
  ['ear bottom right', 'ear', 'side bottom.right', 't + play', ...ear],
  ['end left', 'wall', 'base.left', '0', 'D', 'W + t', 3],
  ...rolledInside('end left', 'left', inside),
  ['end right', 'wall', 'base.right', '0', 'D', 'W + t', 3],
  ...rolledInside('end right', 'right', inside),
]
