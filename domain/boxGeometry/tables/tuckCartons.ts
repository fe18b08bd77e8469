import { sizeRules } from '../parts/sizeRules.ts'
import { tuckEnd } from '../parts/tuckEnd.ts'
import { tuckTube } from '../parts/tuckTube.ts'
import { usual } from '../parts/usual.ts'
import type { PanelRow, StyleTable, StyleTables } from '../styleTable.ts'

const tuckCarton = (bottom: readonly PanelRow[], top: readonly PanelRow[]): StyleTable => ({
  allowances: { ...usual.carton, ...usual.cartonTuck },
  rules: [sizeRules.flapsClose, ['D >= 2.5*tuck', 'room for the tucks']],
  pieces: [
    {
      name: 'box',
      inside: ['L', 'D', 'W'],
      flutes: 'y',
      panels: [...tuckTube, ...bottom, ...top],
    },
  ],
})

const onFirst = { lid: 'P1', hasSlit: true } as const
const onThird = { lid: 'P3', hasSlit: true } as const
const fullDust = { lid: 'P3', dust: 'min(W - 2*t, L/2 - t)' } as const

/** Cartons that tuck at both ends. Built-in geometry. */
export const tuckCartons = {
  'A20.20.01.01': tuckCarton(tuckEnd('B', 2, onFirst), tuckEnd('T', 3, onFirst)),
  'A20.20.01.03': tuckCarton(tuckEnd('B', 2, onFirst), tuckEnd('T', 3, onThird)),
  'A20.20.03.03': tuckCarton(tuckEnd('B', 2, onThird), tuckEnd('T', 3, onThird)),
  'A40.40.03.03': tuckCarton(tuckEnd('B', 2, fullDust), tuckEnd('T', 3, fullDust)),
} as const satisfies StyleTables
