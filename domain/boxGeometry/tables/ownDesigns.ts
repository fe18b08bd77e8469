import { mailerEars } from '../parts/mailerEars.ts'
import { rolledMailerSide } from '../parts/rolledMailerSide.ts'
import { sizeRules } from '../parts/sizeRules.ts'
import { usual } from '../parts/usual.ts'
import type { Formula, PanelRow, StyleTable, StyleTables } from '../styleTable.ts'

const { play } = usual

/** A corner tray of an inside length and width: ears of the sides inside the ends. */
const cornerTray = (length: Formula, width: Formula, depth: Formula): readonly PanelRow[] => {
  const ear = [`min(ear, ${depth}, W/2)`, `${depth} - play`, 2] as const
  const corners = (end: 'left' | 'right'): readonly PanelRow[] => [
    [`ear top ${end}`, 'ear', `side top.${end}`, 't/2 + play', ...ear],
    [`ear bottom ${end}`, 'ear', `side bottom.${end}`, '0', ...ear],
    [`end ${end}`, 'wall', `base.${end}`, '0', `${depth} + t/2`, `${width} + t`, 3],
  ]
  return [
    ['base', 'base', '', '0', `${length} + 3*t`, `${width} + t`, 0],
    ['side top', 'wall', 'base.top', 't', `${length} + t`, `${depth} + t/2`, 1],
    ['side bottom', 'wall', 'base.bottom', 't', `${length} + t`, `${depth} + t/2`, 1],
    ...corners('left'),
    ...corners('right'),
  ]
}

const telescope = (lidDepth: string, rule: string, note: string): StyleTable => ({
  allowances: { play, ear: '60', lidGap: 'max(1, t/2)', lidDepth },
  rules: [
    ['lidDepth > 0', note],
    [rule, note],
  ],
  fits: [
    ['lid', 'x', 'body', 'x', '0', '2*lidGap + t'],
    ['lid', 'y', 'body', 'y', '0', '2*lidGap + t'],
  ],
  pieces: [
    {
      name: 'body',
      inside: ['L', 'W', 'D'],
      open: ['z+'],
      flutes: 'x',
      panels: cornerTray('L', 'W', 'D'),
    },
    {
      name: 'lid',
      inside: ['L + 4*t + 2*lidGap', 'W + 2*t + 2*lidGap', 'lidDepth'],
      open: ['z+'],
      flutes: 'x',
      seats: [{ turnX: 180, turnZ: 0, shift: ['-2*t - lidGap', 'W + 2*t + lidGap', 'D + t'] }],
      panels: cornerTray('(L + 4*t + 2*lidGap)', '(W + 2*t + 2*lidGap)', 'lidDepth'),
    },
  ],
})

/**
 * Styles whose shape is our own reading, with the thickness of the board as the others have it: telescopes of two corner
 * trays, the folder, and the mailer with a lid that tucks in and locks on the base. Built-in geometry.
 */
export const ownDesigns = {
  '0300': telescope('D', 'lidDepth <= D', 'Lid depth must be greater than 0 and at most the depth.'),
  '0301': telescope('D/2', 'lidDepth < D', 'Lid depth must be greater than 0 and less than the depth.'),
  '0401': {
    allowances: { play, endFlap: 'min(D, W/2, L/2)' },
    rules: [],
    pieces: [
      {
        name: 'folder',
        inside: ['L', 'W', 'D'],
        flutes: 'x',
        panels: [
          ['base', 'base', '', '0', 'L + t', 'W + t', 0],
          ['end left', 'wall', 'base.left', 't/2 + play', 'D + t', 'W - 2*play', 1],
          ['end right', 'wall', 'base.right', 't/2 + play', 'D + t', 'W - 2*play', 1],
          ['end flap left', 'ear', 'end left.left', '0', 'endFlap', 'W - 2*play', 2],
          ['end flap right', 'ear', 'end right.right', '0', 'endFlap', 'W - 2*play', 2],
          ['side top', 'wall', 'base.top', '0', 'L + t', 'D + 2*t', 3],
          ['side bottom', 'wall', 'base.bottom', '0', 'L + t', 'D + 2*t', 3],
          ['flap top', 'flap', 'side top.top', '0', 'L + t', 'W/2 + t/2', 4],
          ['flap bottom', 'flap', 'side bottom.bottom', '0', 'L + t', 'W/2 + t/2', 4],
        ],
      },
    ],
  },
  '0471': {
    allowances: {
      play,
      ...usual.tabs,
      lock: 'L/3',
      lockReach: 'min(25, W/2)',
    },
    rules: [['D > 4*t', 'the walls need a height'], sizeRules.rollsApart],
    pieces: [
      {
        name: 'box',
        inside: ['L', 'W', 'D'],
        flutes: 'x',
        slots: [['base', '3*t']],
        panels: [
          ['base', 'base', '', '0', 'L + 7*t', 'W + t', 0],
          ['front', 'wall', 'base.bottom', '2*t', 'L + 3*t', 'D + t/2', 1],
          ['back', 'wall', 'base.top', '2*t', 'L + 3*t', 'D + t', 1],
          ...rolledMailerSide('left'),
          ...mailerEars('left'),
          ...rolledMailerSide('right'),
          ...mailerEars('right'),
          ['lid', 'lid', 'back.top', '0', 'L + 3*t', 'W - play', 6],
          [
            'tuck',
            'tuck',
            'lid.top',
            '1.5*t + play',
            'L - 2*play',
            'D',
            7,
            { ends: ['min(6, D/2)', 'min(6, D/2)', 'round'] },
          ],
          ['lock', 'lock', 'tuck.top', 'L/2 - play - lock/2', 'lock', 'lockReach', 8],
        ],
      },
    ],
  },
} as const satisfies StyleTables
