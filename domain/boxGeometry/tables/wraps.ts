import { boxTube } from '../parts/boxTube.ts'
import { sizeRules } from '../parts/sizeRules.ts'
import { slottedFlaps } from '../parts/slottedFlaps.ts'
import { usual } from '../parts/usual.ts'
import type { StyleTables } from '../styleTable.ts'

/** Blanks that are wrapped around what they hold. Built-in geometry. */
export const wraps = {
  '0406': {
    allowances: usual.board,
    rules: [['D <= W', 'end flaps of the depth panels would meet first']],
    pieces: [
      {
        name: 'box',
        inside: ['W', 'L', 'D'],
        flutes: 'y',
        panels: [
          ...boxTube('2*t', ['W', 'D', 'L']),
          ...slottedFlaps('B', 2, ['W', 'D']),
          ...slottedFlaps('T', 3, ['W', 'D']),
        ],
      },
    ],
  },
  '0410': {
    allowances: { play: usual.play },
    rules: [['D <= W', 'end flaps'], sizeRules.walls],
    pieces: [
      {
        name: 'folder',
        inside: ['L', 'W', 'D'],
        flutes: 'x',
        panels: [
          ['bottom', 'base', '', '0', 'L + 2*t', 'W + t', 0],
          ['side 1', 'wall', 'bottom.bottom', '0', 'L + 2*t', 'D + t/2 - play', 1],
          ['side 2', 'wall', 'bottom.top', '0', 'L + 2*t', 'D + t', 1],
          ['cover', 'lid', 'side 2.top', '0', 'L + 2*t', 'W + 2*t', 4],
          ['fifth', 'wall', 'cover.top', '0', 'L + 2*t', 'D', 5],
          [
            'flap side 1 left',
            'flap',
            'side 1.left',
            '0',
            'min(W/2, L/2)',
            'D - 2*play',
            2,
            { shift: 't/2' },
          ],
          [
            'flap side 2 left',
            'flap',
            'side 2.left',
            't/2 + play',
            'min(W/2, L/2)',
            'D - 2*play',
            2,
            { shift: 't/2' },
          ],
          ['flap bottom left', 'flap', 'bottom.left', '0', 'D/2', 'W + t', 3, { shift: '-t/2' }],
          ['flap cover left', 'flap', 'cover.left', '0', 'D/2', 'W + t', 5, { shift: '-t/2' }],
          [
            'flap side 1 right',
            'flap',
            'side 1.right',
            '0',
            'min(W/2, L/2)',
            'D - 2*play',
            2,
            { shift: 't/2' },
          ],
          [
            'flap side 2 right',
            'flap',
            'side 2.right',
            't/2 + play',
            'min(W/2, L/2)',
            'D - 2*play',
            2,
            { shift: 't/2' },
          ],
          ['flap bottom right', 'flap', 'bottom.right', '0', 'D/2', 'W + t', 3, { shift: '-t/2' }],
          ['flap cover right', 'flap', 'cover.right', '0', 'D/2', 'W + t', 5, { shift: '-t/2' }],
        ],
      },
    ],
  },
} as const satisfies StyleTables
