import { boxTube } from '../parts/boxTube.ts'
import { crashLock } from '../parts/crashLock.ts'
import { lockTube } from '../parts/lockTube.ts'
import { sizeRules } from '../parts/sizeRules.ts'
import { slottedFlaps } from '../parts/slottedFlaps.ts'
import { tuckEnd } from '../parts/tuckEnd.ts'
import { usual } from '../parts/usual.ts'
import type { StyleTables } from '../styleTable.ts'

const crash = { crashOver: 'min(25, 0.2*W)' }

/** Glued boxes whose bottom locks by itself. Built-in geometry. */
export const readyGlued = {
  '0711': {
    allowances: { ...usual.board, ...crash },
    rules: [sizeRules.flapsClose],
    pieces: [
      {
        name: 'box',
        inside: ['L', 'D', 'W'],
        flutes: 'y',
        meets: crashLock.meets,
        panels: [...boxTube('2*t'), ...crashLock.panels, ...slottedFlaps('T', 3)],
      },
    ],
  },
  '0713': {
    allowances: { ...usual.board, ...usual.boardTuck, ...crash },
    rules: [sizeRules.flapsClose, ['D >= 2*tuck', 'room for the tuck']],
    pieces: [
      {
        name: 'box',
        inside: ['L', 'D', 'W'],
        flutes: 'y',
        meets: crashLock.meets,
        panels: [...lockTube, ...crashLock.panels, ...tuckEnd('T', 3, { lid: 'P1' })],
      },
    ],
  },
} as const satisfies StyleTables
