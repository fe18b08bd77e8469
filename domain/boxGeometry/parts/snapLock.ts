import type { PanelRow } from '../styleTable.ts'

const reach = 'min(L/4 + lockOver + 4, L/2 - t)'
const corner = ['W/4', `min(L/4, ${reach}/2)`] as const

const panels: readonly PanelRow[] = [
  [
    'P1B',
    'flap',
    'P1.bottom',
    'lockInset',
    'L + t - 2*lockInset',
    'W/2 + t/2 + lockOver',
    2,
    { shift: 't/2', notch: ['(L + t)/2', 'lockOver'] },
  ],
  ['P2B', 'flap', 'P2.bottom', '0', 'W + t - lockInset', reach, 3, { shift: '-t/2', low: corner }],
  ['P4B', 'flap', 'P4.bottom', 'lockInset', 'W - lockInset', reach, 3, { shift: '-t/2', high: corner }],
  ['P3B', 'flap', 'P3.bottom', '0', 'L + 2*t', 'W/2 + t/2', 4, { shift: '-t/2', ends: ['L/4', 'W/2 + t/2'] }],
  ['P3Btongue', 'tongue', 'P3B~bottom', 'L/4 + t', 'L/2', 'lockOver', 5],
]

/** The snap-lock (1-2-3) bottom: the tongue of the last flap goes through the notch of the first. */
export const snapLock = { panels, meets: [['P1B', 'P2B', 'P3B', 'P4B', 'P3Btongue']] } as const
