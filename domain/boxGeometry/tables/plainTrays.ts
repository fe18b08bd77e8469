import { sizeRules } from '../parts/sizeRules.ts'
import { trayOfRolledSides } from '../parts/trayOfRolledSides.ts'
import { usual } from '../parts/usual.ts'
import { webCorners } from '../parts/webCorners.ts'
import type { PieceTable, StyleTables } from '../styleTable.ts'

const sideEar = ['min(ear, D, W/2 - t)', 'D - play', 2] as const
const endEar = ['D - play', 'min(ear, D, L/2 - t)', 2] as const

/** The ears of its sides stand inside its ends. */
const earedTray: PieceTable = {
  name: 'tray',
  inside: ['L', 'W', 'D'],
  open: ['z+'],
  flutes: 'x',
  panels: [
    ['base', 'base', '', '0', 'L + 3*t', 'W + t', 0],
    ['side top', 'wall', 'base.top', 't', 'L + t', 'D + t/2', 1],
    ['ear top left', 'ear', 'side top.left', 't/2 + play', ...sideEar],
    ['ear top right', 'ear', 'side top.right', 't/2 + play', ...sideEar],
    ['side bottom', 'wall', 'base.bottom', 't', 'L + t', 'D + t/2', 1],
    ['ear bottom left', 'ear', 'side bottom.left', '0', ...sideEar],
    ['ear bottom right', 'ear', 'side bottom.right', '0', ...sideEar],
    ['end left', 'wall', 'base.left', '0', 'D + t/2', 'W + t', 3],
    ['end right', 'wall', 'base.right', '0', 'D + t/2', 'W + t', 3],
  ],
}

/** Trays without rolled walls, of corrugated board and of carton. Built-in geometry. */
export const plainTrays = {
  '0452': {
    allowances: { play: usual.play, ear: '60' },
    rules: [['D <= W/2', 'ears and walls'], sizeRules.walls],
    pieces: [earedTray],
  },
  '0458': {
    allowances: { play: usual.play },
    rules: [
      ['D <= W/2', ''],
      ['D > 2*t', 'walls'],
    ],
    pieces: [
      {
        name: 'tray',
        inside: ['L', 'W', 'D'],
        open: ['z+'],
        flutes: 'x',
        panels: [
          ['base', 'base', '', '0', 'L + t', 'W + t', 0],
          ['side top', 'wall', 'base.top', 't/2 + play', 'L - 2*play', 'D + t/2', 1],
          ['side bottom', 'wall', 'base.bottom', 't/2 + play', 'L - 2*play', 'D + t/2', 1],
          ['end left', 'wall', 'base.left', '0', 'D + t/2', 'W + t', 3],
          ['end right', 'wall', 'base.right', '0', 'D + t/2', 'W + t', 3],
        ],
      },
    ],
  },
  'B20.01.00.00': {
    allowances: { play: usual.play, ear: '25' },
    rules: [['D <= W/2', '']],
    pieces: [earedTray],
  },
  'B40.20.00.00': {
    allowances: { play: usual.play, ear: '25' },
    rules: [['D <= W/2', '']],
    pieces: [
      {
        name: 'tray',
        inside: ['L', 'W', 'D'],
        open: ['z+'],
        flutes: 'x',
        panels: [
          ['base', 'base', '', '0', 'L + t', 'W + 3*t', 0],
          ['side top', 'wall', 'base.top', '0', 'L + t', 'D + t/2', 1],
          ['side bottom', 'wall', 'base.bottom', '0', 'L + t', 'D + t/2', 1],
          ['end left', 'wall', 'base.left', 't', 'D + t/2', 'W + t', 3],
          ['ear left top', 'ear', 'end left.top', '0', ...endEar],
          ['ear left bottom', 'ear', 'end left.bottom', '0', ...endEar],
          ['end right', 'wall', 'base.right', 't', 'D + t/2', 'W + t', 3],
          ['ear right top', 'ear', 'end right.top', 't/2 + play', ...endEar],
          ['ear right bottom', 'ear', 'end right.bottom', 't/2 + play', ...endEar],
        ],
      },
    ],
  },
  'B40.22.00.00': {
    allowances: { play: usual.play },
    rules: [
      ['D <= (W - t)/2', 'webs of both corners'],
      ['D > 4*t', ''],
    ],
    pieces: [
      {
        name: 'tray',
        inside: ['L', 'W', 'D'],
        open: ['z+'],
        flutes: 'x',
        meets: webCorners.meets,
        panels: [
          ['base', 'base', '', '0', 'L + t', 'W + t', 0],
          ['side top', 'wall', 'base.top', '0', 'L + t', 'D + t/2', 1],
          ['side bottom', 'wall', 'base.bottom', '0', 'L + t', 'D + t/2', 1],
          ['end left', 'wall', 'base.left', 't/2 + play', 'D + t/2', 'W - 2*play', 1],
          ['end right', 'wall', 'base.right', 't/2 + play', 'D + t/2', 'W - 2*play', 1],
          ...webCorners.panels,
        ],
      },
    ],
  },
  'B15.06.00.00': {
    allowances: { play: usual.play, ear: '25', ...usual.tabs },
    rules: [
      ['D <= W/2', ''],
      ['D <= L/2', ''],
    ],
    pieces: [trayOfRolledSides],
  },
} as const satisfies StyleTables
