import { rolledEnds } from '../parts/rolledEnds.ts'
import { rolledInside } from '../parts/rolledInside.ts'
import { sizeRules } from '../parts/sizeRules.ts'
import { trayOfRolledSides } from '../parts/trayOfRolledSides.ts'
import { usual } from '../parts/usual.ts'
import type { StyleTable, StyleTables } from '../styleTable.ts'

const allowances = { play: usual.play, ear: '60', ...usual.tabs }

const trayOfRolledEnds: StyleTable = {
  allowances,
  rules: [sizeRules.rollsApart, sizeRules.walls],
  pieces: [
    {
      name: 'tray',
      inside: ['L', 'W', 'D'],
      open: ['z+'],
      flutes: 'x',
      slots: [['base', '2*t']],
      panels: rolledEnds('D + t/2'),
    },
  ],
}

const rollsApartAcross = ['D <= W/2', 'the rolled panels must not cross'] as const

const ear = ['t/2 + play', 'min(ear, W/2 - t, D)', 'D - t - 2*play', 2] as const
const overSide = { length: 'L - 2*play', start: '1.5*t + play', over: 't', order: 6 } as const
const overEnd = { length: 'W + 2*t - 2*play', over: '2*t', order: 4 } as const

/** Trays whose walls roll over their ears and lock in the base with tabs. Built-in geometry. */
export const rolledTrays = {
  '0422': trayOfRolledEnds,
  '0422-4': {
    allowances,
    rules: [rollsApartAcross, sizeRules.walls],
    pieces: [
      {
        name: 'tray',
        inside: ['L', 'W', 'D'],
        open: ['z+'],
        flutes: 'x',
        slots: [['base', '2*t', 't']],
        panels: [
          ['base', 'base', '', '0', 'L + 5*t', 'W + 3*t', 0],
          ['side top', 'wall', 'base.top', 't', 'L + 3*t', 'D', 1],
          ['ear top left', 'ear', 'side top.left', ...ear],
          ['ear top right', 'ear', 'side top.right', ...ear],
          ...rolledInside('side top', 'top', overSide),
          ['side bottom', 'wall', 'base.bottom', 't', 'L + 3*t', 'D', 1],
          ['ear bottom left', 'ear', 'side bottom.left', ...ear],
          ['ear bottom right', 'ear', 'side bottom.right', ...ear],
          ...rolledInside('side bottom', 'bottom', overSide),
          ['end left', 'wall', 'base.left', '0', 'D', 'W + 3*t', 3],
          ...rolledInside('end left', 'left', overEnd),
          ['end right', 'wall', 'base.right', '0', 'D', 'W + 3*t', 3],
          ...rolledInside('end right', 'right', overEnd),
        ],
      },
    ],
  },
  '0423': {
    allowances,
    rules: [rollsApartAcross, sizeRules.walls, ['D <= L/2', '']],
    pieces: [trayOfRolledSides],
  },
  '0425': trayOfRolledEnds,
  '0451': trayOfRolledEnds,
} as const satisfies StyleTables
