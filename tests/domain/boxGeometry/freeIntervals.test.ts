import { expect, it } from 'vitest'
import { freeIntervals } from '../../../domain/boxGeometry/freeIntervals.ts'

it.each([
  [[], [[0, 10]]],
  [[[0, 10]], []],
  [
    [[2, 4]],
    [
      [0, 2],
      [4, 10],
    ],
  ],
  [
    [
      [6, 8],
      [2, 4],
    ],
    [
      [0, 2],
      [4, 6],
      [8, 10],
    ],
  ],
  [
    [
      [-5, 3],
      [9, 20],
    ],
    [[3, 9]],
  ],
  [[[12, 20]], [[0, 10]]],
  [
    [
      [2, 6],
      [4, 5],
    ],
    [
      [0, 2],
      [6, 10],
    ],
  ],
] as [[number, number][], [number, number][]][])('0 to 10 without %j leaves %j', (taken, free) => {
  expect(freeIntervals([0, 10], taken)).toEqual(free)
})
