import type { PieceTable } from '../styleTable.ts'
import { rolledInside } from './rolledInside.ts'

const ear = ['D - t - 2*play', 'min(ear, L/2 - t, D)', 2] as const
const inside = { length: 'L - 2*play', over: '2*t', order: 4 } as const

/** A tray whose sides roll over the ears of its ends. */
export const trayOfRolledSides: PieceTable = {
  name: 'tray',
  inside: ['L', 'W', 'D'],
  open: ['z+'],
  flutes: 'x',
  slots: [['base', '2*t']],
  panels: [
    ['base', 'base', '', '0', 'L + t', 'W + 5*t', 0],
    ['end left', 'wall', 'base.left', 't', 'D + t/2', 'W + 3*t', 1],
    ['ear left bottom', 'ear', 'end left.bottom', 't + play', ...ear],
    ['ear left top', 'ear', 'end left.top', 't + play', ...ear],
    ['end right', 'wall', 'base.right', 't', 'D + t/2', 'W + 3*t', 1],
    ['ear right bottom', 'ear', 'end right.bottom', 't/2 + play', ...ear],
    ['ear right top', 'ear', 'end right.top', 't/2 + play', ...ear],
    ['side bottom', 'wall', 'base.bottom', '0', 'L + t', 'D', 3],
    ...rolledInside('side bottom', 'bottom', inside),
    ['side top', 'wall', 'base.top', '0', 'L + t', 'D', 3],
    ...rolledInside('side top', 'top', inside),
  ],
}
