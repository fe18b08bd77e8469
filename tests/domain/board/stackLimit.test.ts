import { expect, it } from 'vitest'
import { stackLimit } from '#domain/board'

it('counts the lowest box and those it may carry', () => {
  expect(stackLimit(60, 8)).toMatchObject({ ok: true, boxesHigh: 8 })
  expect(stackLimit(60, 60)).toMatchObject({ boxesHigh: 2 })
  expect(stackLimit(5, 8)).toMatchObject({ boxesHigh: 1 })
})

it.each([
  [60, 0],
  [-1, 8],
  [Number.NaN, 8],
])('says what is missing for %d kg on units of %d kg', (allowable, unit) => {
  expect(stackLimit(allowable, unit)).toMatchObject({
    ok: false,
    reason: 'The stack needs the weight of a unit and the load a box may carry.',
  })
})
