import { describe, expect, it } from 'vitest'
import { notchStrokes } from '../../../domain/boxGeometry/notchStrokes.ts'
import type { Side } from '../../../domain/boxGeometry/panel.ts'
import { at, placedFirst, sides, wall } from './builders.ts'

const slot = (side: Side) => ({ side, offset: 20, width: 4, depth: 50 })
const corners = (side: Side) => {
  const strokes = notchStrokes(placedFirst(wall()), slot(side))
  return [...strokes.map(({ from }) => from), ...strokes.slice(-1).map(({ to }) => to)]
}

describe('a slot of 4 × 50 mm, 20 mm from the low end of a side', () => {
  it.each<[Side, [number, number][]]>([
    [
      'bottom',
      [
        [20, 0],
        [20, 50],
        [24, 50],
        [24, 0],
      ],
    ],
    [
      'right',
      [
        [100, 20],
        [50, 20],
        [50, 24],
        [100, 24],
      ],
    ],
    [
      'top',
      [
        [24, 100],
        [24, 50],
        [20, 50],
        [20, 100],
      ],
    ],
    [
      'left',
      [
        [0, 24],
        [50, 24],
        [50, 20],
        [0, 20],
      ],
    ],
  ])('on the %s goes in, along its floor and out again', (side, points) => {
    expect(corners(side)).toEqual(points.map(([x, y]) => at(x, y)))
  })

  it.each(sides)('on the %s is cut without a gap', side => {
    const strokes = notchStrokes(placedFirst(wall()), slot(side))
    expect(strokes).toHaveLength(3)
    expect(strokes[1]?.from).toEqual(strokes[0]?.to)
    expect(strokes[2]?.from).toEqual(strokes[1]?.to)
  })
})
