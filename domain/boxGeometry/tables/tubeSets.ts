import { boxTube } from '../parts/boxTube.ts'
import { sizeRules } from '../parts/sizeRules.ts'
import { slottedFlaps } from '../parts/slottedFlaps.ts'
import { tube } from '../parts/tube.ts'
import { tubeWidths } from '../parts/tubeWidths.ts'
import { usual } from '../parts/usual.ts'
import type { Fit, Formula, PanelRow, PieceTable, StyleTable, StyleTables } from '../styleTable.ts'

const lidGap = 'max(1, t/2)'

const capAllowances = { ...usual.board, capDepth: 'D/4', lidGap, ear: '60' }

const capFits: readonly Fit[] = [
  ['cap', 'x', 'body', 'x', '0', '2*lidGap + t'],
  ['cap', 'y', 'body', 'z', '0', '2*lidGap + t'],
]

const capEar = ['min(ear, capDepth, W/2 + lidGap)', 'capDepth - play', 2] as const

/** A tray with corner ears, twice: over the upper end of a tube and over the lower one, each at its height. */
const caps = (upper: Formula, lower: Formula): PieceTable => ({
  name: 'cap',
  inside: ['L + 3*t + 2*lidGap', 'W + 2*t + 2*lidGap', 'capDepth'],
  open: ['z+'],
  flutes: 'x',
  seats: [
    { turnX: 90, turnZ: 0, shift: ['-3*t - lidGap', upper, '-t - lidGap'] },
    { turnX: -90, turnZ: 0, shift: ['-3*t - lidGap', lower, 'W + 2*t + lidGap'] },
  ],
  panels: [
    ['base', 'base', '', '0', 'L + 6*t + 2*lidGap', 'W + 3*t + 2*lidGap', 0],
    ['side top', 'wall', 'base.top', 't', 'L + 4*t + 2*lidGap', 't/2 + capDepth', 1],
    ['ear top left', 'ear', 'side top.left', 't/2 + play', ...capEar],
    ['ear top right', 'ear', 'side top.right', 't/2 + play', ...capEar],
    ['side bottom', 'wall', 'base.bottom', 't', 'L + 4*t + 2*lidGap', 't/2 + capDepth', 1],
    ['ear bottom left', 'ear', 'side bottom.left', '0', ...capEar],
    ['ear bottom right', 'ear', 'side bottom.right', '0', ...capEar],
    ['end left', 'wall', 'base.left', '0', 't/2 + capDepth', 'W + 3*t + 2*lidGap', 3],
    ['end right', 'wall', 'base.right', '0', 't/2 + capDepth', 'W + 3*t + 2*lidGap', 3],
  ],
})

const lidReach = 'W/2 + 1.5*t + lidGap'

const lidFlaps: readonly PanelRow[] = [
  ['P2T', 'flap', 'P2.top', 't/2 + play', 'W + 2*t + 2*lidGap - 2*play', lidReach, 3, { shift: 't/2' }],
  ['P4T', 'flap', 'P4.top', 't/2 + play', 'W + 1.5*t + 2*lidGap - play', lidReach, 3, { shift: 't/2' }],
  ['P1T', 'flap', 'P1.top', '0', 'L + 4*t + 2*lidGap - t/2 - play', lidReach, 4, { shift: '-t/2' }],
  ['P3T', 'flap', 'P3.top', 't/2 + play', 'L + 5*t + 2*lidGap - t - 2*play', lidReach, 4, { shift: '-t/2' }],
]

/** A half-slotted lid over a half-slotted body. */
const halfSlotted = (lidDepth: Formula): StyleTable => ({
  allowances: { ...usual.board, lidDepth, lidGap },
  rules: [sizeRules.flapsClose],
  fits: [
    ['lid', 'x', 'body', 'x', '0', '2*lidGap + t'],
    ['lid', 'z', 'body', 'z', '0', '2*lidGap + t'],
  ],
  pieces: [
    {
      name: 'body',
      inside: ['L', 'D', 'W'],
      open: ['y+'],
      flutes: 'y',
      panels: [...boxTube('t'), ...slottedFlaps('B', 2)],
    },
    {
      name: 'lid',
      inside: ['L + 3*t + 2*lidGap', 'lidDepth', 'W + 2*t + 2*lidGap'],
      open: ['y-'],
      flutes: 'y',
      seats: [{ turnX: 0, turnZ: 0, shift: ['-2*t - lidGap', 'D + t - lidDepth', '-t - lidGap'] }],
      panels: [
        ...tube({
          widths: ['L + 4*t + 2*lidGap', 'W + 3*t + 2*lidGap', 'L + 5*t + 2*lidGap', 'W + 2*t + 2*lidGap'],
          heights: 't + lidDepth',
          lap: ['play', 'lidDepth - 2*play'],
        }),
        ...lidFlaps,
      ],
    },
  ],
})

/** Telescopes of tubes: caps over a tube, half-slotted lids over half-slotted bodies. Built-in geometry. */
export const tubeSets = {
  '0310': {
    allowances: capAllowances,
    rules: [
      ['capDepth >= 15', 'a cap needs walls'],
      ['capDepth > 4*t', 'a cap needs walls'],
    ],
    fits: capFits,
    pieces: [
      {
        name: 'body',
        inside: ['L', 'D', 'W'],
        open: ['y+', 'y-'],
        flutes: 'y',
        panels: tube({ widths: tubeWidths('L', 'W'), heights: 'D', lap: ['play', 'D - 2*play'] }),
      },
      caps('D + t/2', '-t/2'),
    ],
  },
  '0312': halfSlotted('D/2'),
  '0313': {
    allowances: capAllowances,
    rules: [sizeRules.flapsClose, ['capDepth >= 15', 'walls'], ['capDepth > 4*t', 'walls']],
    fits: capFits,
    pieces: [
      {
        name: 'body',
        inside: ['L', 'D', 'W'],
        flutes: 'y',
        panels: [...boxTube('2*t'), ...slottedFlaps('B', 2), ...slottedFlaps('T', 3)],
      },
      caps('D + 3.5*t', '-1.5*t'),
    ],
  },
  '0320': halfSlotted('D'),
} as const satisfies StyleTables
