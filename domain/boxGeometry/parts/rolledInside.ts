import type { Side } from '../panel.ts'
import type { Formula, PanelRow } from '../styleTable.ts'

interface Roll {
  /** Along the wall. */
  readonly length: Formula
  /** From the wall's low end. */
  readonly start?: Formula
  /** From the outer wall to the inner one. */
  readonly over: Formula
  /** The roll folds first; its tongues one later. */
  readonly order: number
  readonly tongue?: 'tab' | 'lug'
}

/** What rolls over a wall on `edge`: its roll, the inner wall, and two tongues that hold it in the base. */
export function rolledInside(
  wall: string,
  edge: Side,
  { length, start = 't/2 + play', over, order, tongue = 'tab' }: Roll,
): readonly PanelRow[] {
  const isUpright = edge === 'top' || edge === 'bottom'
  const size = (out: Formula, along: Formula) =>
    isUpright ? ([along, out] as const) : ([out, along] as const)
  const inner = `${wall} inner`
  return [
    [`${wall} roll`, 'roll', `${wall}.${edge}`, start, ...size(over, length), order],
    [inner, 'inner', `${wall} roll.${edge}`, '0', ...size('D - t/2 - play', length), order],
    [`${wall} ${tongue} 1`, 'tongue', `${inner}~${edge}`, 'tabAt', ...size('t', 'tab'), order + 1],
    [
      `${wall} ${tongue} 2`,
      'tongue',
      `${inner}~${edge}`,
      `${length} - tabAt - tab`,
      ...size('t', 'tab'),
      order + 1,
    ],
  ]
}
