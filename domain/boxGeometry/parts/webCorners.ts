import type { PanelRow } from '../styleTable.ts'

type Corner = readonly [side: 'top' | 'bottom', end: 'left' | 'right']

const corners: readonly Corner[] = [
  ['top', 'left'],
  ['top', 'right'],
  ['bottom', 'left'],
  ['bottom', 'right'],
]

const half = ['D', 'D'] as const

/** Two triangles that fold onto each other, one on the side and one on the end. */
const web = ([side, end]: Corner): readonly PanelRow[] => {
  const name = `web ${side} ${end}`
  const onSide = side === 'top' ? { low: half } : { high: half }
  const onEnd = end === 'left' ? { high: half } : { low: half }
  const sideStart = side === 'top' ? 't/2' : '0'
  const endStart = end === 'right' ? 't/2' : '0'
  return [
    [`${name} a`, 'web', `side ${side}.${end}`, sideStart, 'D', 'D', 2, { shift: '2*t', ...onSide }],
    [`${name} b`, 'web', `end ${end}.${side}`, endStart, 'D', 'D', 2, { angle: 180, shift: '-t', ...onEnd }],
  ]
}

const meets = ([side, end]: Corner) => [
  [`web ${side} ${end} a`, `web ${side} ${end} b`],
  [`web ${side} ${end} a`, `end ${end}`],
  [`web ${side} ${end} b`, `side ${side}`],
]

/** Webs close the corners of a tray without a cut. */
export const webCorners = { panels: corners.flatMap(web), meets: corners.flatMap(meets) }
