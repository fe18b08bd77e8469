import { sizeRules } from '../parts/sizeRules.ts'
import { tube } from '../parts/tube.ts'
import { edgeOf, type TubeEnd } from '../parts/tubeEnd.ts'
import { tubeWidths } from '../parts/tubeWidths.ts'
import { tuckEnd } from '../parts/tuckEnd.ts'
import { tuckTube } from '../parts/tuckTube.ts'
import { usual } from '../parts/usual.ts'
import type { Formula, PanelRow, StyleTables } from '../styleTable.ts'

/** Side flaps, and over them the two that are glued, each with its reach and when it folds. */
const sealedEnd = (
  end: TubeEnd,
  order: number,
  side: Formula,
  [first, second]: readonly [Formula, Formula],
  last: number,
): readonly PanelRow[] => {
  const edge = edgeOf[end]
  return [
    [`P2${end}`, 'flap', `P2.${edge}`, 't/2 + play', 'W - 2*play', side, order],
    [`P4${end}`, 'flap', `P4.${edge}`, 't/2 + play', 'W - t/2 - play', side, order],
    [`P1${end}`, 'flap', `P1.${edge}`, '0', 'L + t', first, order + 1],
    [`P3${end}`, 'flap', `P3.${edge}`, '0', 'L + 2*t', second, last],
  ]
}

const overlapping = (end: TubeEnd, order: number) =>
  sealedEnd(end, order, 'min(W - 2*t, L/2 - t)', ['sealInner*W', 'W + t/2 - play'], order + 2)

const meeting = (end: TubeEnd, order: number) =>
  sealedEnd(end, order, 'min(W/2, L/2 - t)', ['W/2 + t/2', 'W/2 + t/2'], order + 1)

/** The last flap, P3's, lies over the three others: `outer` is the height of its wall. */
const overlapTube = (outer: Formula) =>
  tube({
    widths: tubeWidths('L', 'W'),
    heights: ['D + 3*t', 'D + t', outer, 'D + t'],
    starts: ['0', 't', '-2*t', '2*t'],
    lap: ['1.5*t + play', 'D - 2*play'],
  })

/** Cartons that are glued shut. Built-in geometry. */
export const sealCartons = {
  'A10.10.03.03': {
    allowances: { ...usual.carton, sealInner: '0.55' },
    rules: [sizeRules.flapsClose],
    pieces: [
      {
        name: 'box',
        inside: ['L', 'D', 'W'],
        flutes: 'y',
        panels: [...overlapTube('D + 5*t'), ...overlapping('B', 2), ...overlapping('T', 3)],
      },
    ],
  },
  'A10.20.03.03': {
    allowances: { ...usual.carton, ...usual.cartonTuck, sealInner: '0.55' },
    rules: [sizeRules.flapsClose, ['D >= 2.5*tuck', 'room for the tuck']],
    pieces: [
      {
        name: 'box',
        inside: ['L', 'D', 'W'],
        flutes: 'y',
        panels: [
          ...overlapTube('D + 4*t'),
          ...overlapping('B', 2),
          ...tuckEnd('T', 3, { lid: 'P3', hasSlit: true }),
        ],
      },
    ],
  },
  'A12.12.01.01': {
    allowances: usual.carton,
    rules: [sizeRules.flapsClose],
    pieces: [
      {
        name: 'box',
        inside: ['L', 'D', 'W'],
        flutes: 'y',
        panels: [...tuckTube, ...meeting('B', 2), ...meeting('T', 3)],
      },
    ],
  },
} as const satisfies StyleTables
