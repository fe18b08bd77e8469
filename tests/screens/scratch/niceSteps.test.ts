import fc from 'fast-check'
import { expect, test } from 'vitest'
import { niceSteps } from '../../../src/components/costs/niceSteps.ts'
import { waterfallRoom } from '../../../src/components/costs/waterfallRoom.ts'

test('steps are round numbers around what is to be shown', () => {
  expect(niceSteps(0, 1533)).toEqual([0, 500, 1000, 1500, 2000])
  expect(niceSteps(0, 7)).toEqual([0, 2, 4, 6, 8])
  expect(niceSteps(-30, 90)).toEqual([-50, 0, 50, 100])
})

test('nothing to span is one step', () => {
  expect(niceSteps(0, 0)).toEqual([0])
})

test('few steps hold everything, the same way apart', () => {
  const amount = fc.double({ min: 0.01, max: 1e6, noNaN: true })
  fc.assert(
    fc.property(amount, amount, (below, above) => {
      const steps = niceSteps(-below, above)
      const [first = 0, second = 0] = steps
      expect(steps.length).toBeLessThanOrEqual(7)
      expect(first).toBeLessThanOrEqual(-below + 1e-9)
      expect(steps.at(-1)).toBeGreaterThanOrEqual(above - 1e-9)
      for (const [index, step] of steps.entries())
        expect(step).toBeCloseTo(first + index * (second - first), 6)
    }),
  )
})

test.each([
  [600, 40],
  [600, 68],
  [200, 90],
  [20, 300],
])('bars of a waterfall in %d × %d pixels have no height and no width below 0', (width, height) => {
  const { floor, ceiling, column } = waterfallRoom(width, height, 12)
  expect(floor).toBeGreaterThanOrEqual(ceiling)
  expect(column).toBeGreaterThanOrEqual(0)
})
