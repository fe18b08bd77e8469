import { expect, it } from 'vitest'
import { holeStrokes } from '../../../domain/boxGeometry/holeStrokes.ts'
import { at, placedFirst, placedFlap, wall } from './builders.ts'

const hole = { x: 10, y: 20, width: 30, height: 5 }

it('a hole is cut along its four sides, from the panel’s lower left corner', () => {
  expect(holeStrokes(placedFirst(wall()), hole).map(({ from }) => from)).toEqual([
    at(10, 20),
    at(40, 20),
    at(40, 25),
    at(10, 25),
  ])
})

it('goes with its panel wherever that lies', () => {
  expect(holeStrokes(placedFlap('top'), hole)[0]).toEqual({
    kind: 'line',
    from: at(10, 120),
    to: at(40, 120),
  })
})

it('is closed', () => {
  const cuts = holeStrokes(placedFlap('right'), hole)
  cuts.forEach((cut, index) => {
    expect(cuts[(index + 1) % cuts.length]?.from).toEqual(cut.to)
  })
})
