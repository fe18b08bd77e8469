import type { Formula, PanelRow } from '../styleTable.ts'

/** Of P1, P2, P3 and P4. */
type OfWalls = readonly [first: Formula, second: Formula, third: Formula, fourth: Formula]

interface TubeWalls {
  readonly widths: OfWalls
  readonly heights: OfWalls | Formula
  /** How much further up a wall begins than the one it hangs from. */
  readonly starts?: OfWalls
  /** Along P1. */
  readonly lap: readonly [start: Formula, height: Formula]
}

const level: OfWalls = ['0', '0', '0', '0']

/** Four walls in a ring, P1 to P4, and the lap that closes it. */
export function tube({ widths, heights, starts = level, lap }: TubeWalls): readonly PanelRow[] {
  const [h1, h2, h3, h4] = typeof heights === 'string' ? [heights, heights, heights, heights] : heights
  return [
    ['P1', 'wall', '', starts[0], widths[0], h1, 0],
    ['lap', 'lap', 'P1.left', lap[0], 'lap', lap[1], 1, { ends: ['min(0.27*lap, 0.125*D)', 'lap'] }],
    ['P2', 'wall', 'P1.right', starts[1], widths[1], h2, 1],
    ['P3', 'wall', 'P2.right', starts[2], widths[2], h3, 1],
    ['P4', 'wall', 'P3.right', starts[3], widths[3], h4, 1],
  ]
}
