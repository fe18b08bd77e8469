import type { PanelRow } from '../styleTable.ts'

const square = 'min(W/2, L/2 - t)'
const out = 'W/2 + t/2 + crashOver'
const hook = ['crashOver', 'crashOver'] as const

const panels: readonly PanelRow[] = [
  [
    'P2B',
    'flap',
    'P2.bottom',
    't/2 + play',
    'W - 2*play',
    square,
    2,
    { shift: 't/2', high: [square, square] },
  ],
  [
    'P4B',
    'flap',
    'P4.bottom',
    't/2 + play',
    'W - t/2 - play',
    square,
    2,
    { shift: 't/2', low: [square, square] },
  ],
  [
    'P1B',
    'flap',
    'P1.bottom',
    '0',
    'L + t',
    out,
    2,
    { shift: '-t/2', low: hook, crease: ['L + t', '0', 'L - W/2 + 1.5*t', 'W/2 + t/2'] },
  ],
  [
    'P3B',
    'flap',
    'P3.bottom',
    '0',
    'L + 2*t',
    out,
    2,
    { shift: '-t/2', low: hook, crease: ['L + 2*t', '0', 'L - W/2 + 2.5*t', 'W/2 + t/2'] },
  ],
]

/** The crash-lock bottom: flaps glued in pairs over a slanting crease, which hook into each other as the box is opened. */
export const crashLock = { panels, meets: [['P1B', 'P3B']] } as const
