import { mailerEars } from '../parts/mailerEars.ts'
import { rolledEnds } from '../parts/rolledEnds.ts'
import { rolledInside } from '../parts/rolledInside.ts'
import { rolledMailerSide } from '../parts/rolledMailerSide.ts'
import { sizeRules } from '../parts/sizeRules.ts'
import { usual } from '../parts/usual.ts'
import type { PanelRow, StyleTables } from '../styleTable.ts'

const sideEar = ['D - t - 2*play', 'min(D, L/2 - t)', 2] as const

const taperedEar = [
  '1.5*t + play',
  'min(0.9*D, L/2 - t)',
  'W - t - 3*play',
  6,
  { ends: ['0.083333*W', 'min(0.9*D, L/2 - t)'] },
] as const

const roundEar = [
  '1.5*t + play',
  'min(0.9*D, W/2)',
  'D - t - 2*play',
  7,
  { high: ['0.6*D - 0.6*t - 1.2*play', '0.6*min(0.9*D, W/2)', 'round'] },
] as const

const skirtEnds = { ends: ['15', 'min(15, skirt/2)', 'round'] } as const

/** A side with its half of the double bottom, rolled over the ear of the front; its lugs stand on the base. */
const luggedSide = (at: 'left' | 'right'): readonly PanelRow[] => [
  [`front ear ${at}`, 'ear', `front.${at}`, 't/2 + play', 'W - t', 'D - t - 2*play', 5],
  [`side ${at}`, 'wall', `back.${at}`, 't', 'W + 2*t + play', 'D', 1],
  [`bottom flap ${at}`, 'flap', `side ${at}.bottom`, 't/2 + play', 'W + t - play', 'min(L/2 + 2.5*t, W)', 2],
  ...rolledInside(`side ${at}`, 'top', { length: 'W + t - play', over: '2*t', order: 6, tongue: 'lug' }),
]

/** Trays and mailers with a hinged lid. Built-in geometry. */
export const lidTrays = {
  '0421': {
    allowances: {
      play: usual.play,
      ear: '60',
      ...usual.tabs,
      front: '0.9*D',
    },
    rules: [sizeRules.rollsApart, sizeRules.walls],
    pieces: [
      {
        name: 'box',
        inside: ['L', 'W', 'D'],
        flutes: 'x',
        slots: [['base', '2*t']],
        panels: [
          ...rolledEnds('D + t'),
          ['lid', 'lid', 'side top.top', '-t', 'L + 5*t', 'W + 2*t + play', 6],
          ['lid front', 'tuck', 'lid.top', '0', 'L + 5*t', 'front', 6],
        ],
      },
    ],
  },
  '0426': {
    allowances: { play: usual.play, tab: 'min(53, L/5)' },
    rules: [['D <= W/2', 'lid and ears'], sizeRules.walls],
    pieces: [
      {
        name: 'box',
        inside: ['L', 'W', 'D'],
        flutes: 'x',
        slots: [['base', '2*t']],
        panels: [
          ['base', 'base', '', '0', 'L + 3*t + 2*play', 'W + 4*t', 0],
          ['side left', 'wall', 'base.left', 't', 'D + t/2', 'W + 2*t', 1],
          ['front ear left', 'ear', 'side left.bottom', 't + play', ...sideEar],
          ['back ear left', 'ear', 'side left.top', 't + play', ...sideEar],
          ['side right', 'wall', 'base.right', 't', 'D + t/2', 'W + 2*t', 1],
          ['front ear right', 'ear', 'side right.bottom', 't/2 + play', ...sideEar],
          ['back ear right', 'ear', 'side right.top', 't/2 + play', ...sideEar],
          ['front', 'wall', 'base.bottom', '0', 'L + 3*t + 2*play', 'D', 3],
          ['front roll', 'roll', 'front.bottom', 't/2 + play', 'L + 2*t', '2*t', 4],
          ['front inner', 'inner', 'front roll.bottom', '0', 'L + 2*t', 'D - t/2 - play', 4],
          ['front tab 1', 'tongue', 'front inner~bottom', '0.2*L', 'tab', 't', 5],
          ['front tab 2', 'tongue', 'front inner~bottom', '0.8*L + 2*t - tab', 'tab', 't', 5],
          ['back', 'wall', 'base.top', '0', 'L + 3*t + 2*play', 'D + t', 3],
          ['lid', 'lid', 'back.top', 't + play', 'L + t', 'W + t - play', 6],
          ['lid ear left', 'ear', 'lid.left', ...taperedEar],
          ['lid ear right', 'ear', 'lid.right', ...taperedEar],
          [
            'tuck',
            'tuck',
            'lid.top',
            '0',
            'L + t',
            'D - play',
            6,
            { ends: ['min(10, D/4)', 'min(10, D/4)', 'round'] },
          ],
        ],
      },
    ],
  },
  '0427': {
    allowances: { play: usual.play, ...usual.tabs },
    rules: [sizeRules.rollsApart, sizeRules.walls],
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
          ...mailerEars('left'),
          ...rolledMailerSide('left'),
          ...mailerEars('right'),
          ...rolledMailerSide('right'),
          ['lid', 'lid', 'back.top', '0', 'L + 3*t', 'W + 2*t + play', 6],
          ['lid front', 'tuck', 'lid.top', '-t', 'L + 5*t', 'D + t/2', 7],
          ['lid ear left', 'ear', 'lid front.left', ...roundEar],
          ['lid ear right', 'ear', 'lid front.right', ...roundEar],
        ],
      },
    ],
  },
  '0429': {
    allowances: {
      play: usual.play,
      ear: '60',
      ...usual.tabs,
      skirt: 'min(100, 0.9*D)',
    },
    rules: [sizeRules.rollsApart, sizeRules.walls, ['skirt >= 15', '']],
    pieces: [
      {
        name: 'box',
        inside: ['L', 'W', 'D'],
        flutes: 'x',
        slots: [['base', '2*t']],
        panels: [
          ...rolledEnds('D + t'),
          ['lid', 'lid', 'side top.top', '-2*t - play', 'L + 7*t + 2*play', 'W + 2*t + play', 6],
          ['lid skirt left', 'tuck', 'lid.left', '1.5*t + play', 'skirt', 'W - play', 6, skirtEnds],
          ['lid skirt right', 'tuck', 'lid.right', '1.5*t + play', 'skirt', 'W - play', 6, skirtEnds],
          ['lid front', 'tuck', 'lid.top', '0', 'L + 7*t + 2*play', 'skirt', 6, skirtEnds],
        ],
      },
    ],
  },
  '0470': {
    allowances: {
      play: usual.play,
      ...usual.tabs,
      tuck: 'min(30, 0.8*D)',
      tuckRadius: 'min(15, tuck/2)',
    },
    rules: [['D <= W/2', 'rolled sides'], sizeRules.walls, ['W <= L', 'bottom flaps']],
    pieces: [
      {
        name: 'box',
        inside: ['L', 'D', 'W'],
        counts: ['tuck'],
        flutes: 'y',
        slots: [
          ['bottom flap left', '2*t'],
          ['bottom flap right', '2*t'],
        ],
        meets: [
          ['side left lug 1', 'base'],
          ['side left lug 2', 'base'],
          ['side right lug 1', 'base'],
          ['side right lug 2', 'base'],
        ],
        panels: [
          ['back', 'wall', '', '0', 'L + 5*t', 'D + 2*t', 0],
          ['base', 'base', 'back.bottom', '0', 'L + 5*t', 'W + 2*t + play', 3],
          ['front', 'wall', 'base.bottom', 't', 'L + 3*t', 'D + t', 4],
          ...luggedSide('left'),
          ...luggedSide('right'),
          ['lid', 'lid', 'back.top', '0', 'L + 5*t', 'W + t', 8],
          [
            'tuck',
            'tuck',
            'lid.top',
            '2.5*t + play',
            'L - 2*play',
            'tuck',
            8,
            { ends: ['tuckRadius', 'tuckRadius', 'round'] },
          ],
        ],
      },
    ],
  },
} as const satisfies StyleTables
