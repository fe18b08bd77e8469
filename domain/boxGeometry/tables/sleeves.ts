import { tube } from '../parts/tube.ts'
import { tubeWidths } from '../parts/tubeWidths.ts'
import { usual } from '../parts/usual.ts'
import type { Formula, PieceTable, StyleTable, StyleTables } from '../styleTable.ts'

/** Open at both ends, around an inside length and width. */
const sleevePiece = (name: string, length: Formula, height: Formula, width: Formula): PieceTable => ({
  name,
  inside: [length, height, width],
  open: ['y+', 'y-'],
  flutes: 'y',
  panels: tube({
    widths: tubeWidths(length, width),
    heights: height,
    lap: ['play', `${height} - 2*play`],
  }),
})

const sleeve = (
  allowances: StyleTable['allowances'],
  ...around: readonly [length: Formula, height: Formula, width: Formula]
): StyleTable => ({ allowances, rules: [], pieces: [sleevePiece('sleeve', ...around)] })

/** Sleeves, and a box of two of them. Built-in geometry. */
export const sleeves = {
  '0501': sleeve(usual.board, 'L', 'D', 'W'),
  '0502': sleeve(usual.board, 'L', 'W', 'D'),
  '0503': sleeve(usual.board, 'W', 'L', 'D'),
  '0504': {
    allowances: { ...usual.board, slideGap: 'max(0.5, t/4)' },
    rules: [],
    fits: [
      ['outer', 'x', 'inner', 'y', '0', '2*slideGap + t'],
      ['outer', 'z', 'inner', 'z', '0', '2*slideGap + t'],
    ],
    pieces: [
      sleevePiece('inner', 'L', 'W', 'D'),
      {
        name: 'outer',
        inside: ['W + 2*slideGap', 'L + 3*t', 'D + 2*t + 2*slideGap'],
        open: ['y+', 'y-'],
        flutes: 'y',
        seats: [{ turnX: 0, turnZ: 90, shift: ['L + 1.5*t', '-t/2 - slideGap', '-t - slideGap'] }],
        panels: tube({
          widths: [
            'W + t + 2*slideGap',
            'D + 3*t + 2*slideGap',
            'W + 2*t + 2*slideGap',
            'D + 2*t + 2*slideGap',
          ],
          heights: 'L + 3*t',
          lap: ['play', 'L + 3*t - 2*play'],
        }),
      },
    ],
  },
  SLEEVE: sleeve(usual.carton, 'W', 'L', 'D'),
} as const satisfies StyleTables
