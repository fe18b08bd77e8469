import { boxTube } from '../parts/boxTube.ts'
import { lockTube } from '../parts/lockTube.ts'
import { sizeRules } from '../parts/sizeRules.ts'
import { slottedFlaps } from '../parts/slottedFlaps.ts'
import { snapLock } from '../parts/snapLock.ts'
import { tuckEnd } from '../parts/tuckEnd.ts'
import { tuckTube } from '../parts/tuckTube.ts'
import { usual } from '../parts/usual.ts'
import type { StyleTable, StyleTables } from '../styleTable.ts'

/** Two ends that tuck in: the lower one on the front, the upper one on the wall told. */
const tuckBox = (lid: 'P1' | 'P3'): StyleTable => ({
  allowances: { ...usual.board, ...usual.boardTuck },
  rules: [sizeRules.flapsClose, ['D >= 2*tuck', 'room for the tucks']],
  pieces: [
    {
      name: 'box',
      inside: ['L', 'D', 'W'],
      flutes: 'y',
      panels: [...tuckTube, ...tuckEnd('B', 2, { lid: 'P1' }), ...tuckEnd('T', 3, { lid })],
    },
  ],
})

/** Tuck boxes of corrugated board: glued tubes with lids that tuck in or bottoms that lock. Built-in geometry. */
export const tuckBoxes = {
  '0210': tuckBox('P1'),
  '0211': tuckBox('P3'),
  '0215': {
    allowances: { ...usual.board, ...usual.boardTuck, ...usual.boardLock },
    rules: [sizeRules.flapsClose, ['D >= 2*tuck', 'room for the tuck']],
    pieces: [
      {
        name: 'box',
        inside: ['L', 'D', 'W'],
        flutes: 'y',
        meets: snapLock.meets,
        panels: [...lockTube, ...snapLock.panels, ...tuckEnd('T', 3, { lid: 'P1' })],
      },
    ],
  },
  '0216': {
    allowances: { ...usual.board, ...usual.boardLock },
    rules: [sizeRules.flapsClose],
    pieces: [
      {
        name: 'box',
        inside: ['L', 'D', 'W'],
        flutes: 'y',
        meets: snapLock.meets,
        panels: [...boxTube('2*t'), ...snapLock.panels, ...slottedFlaps('T', 3)],
      },
    ],
  },
} as const satisfies StyleTables
