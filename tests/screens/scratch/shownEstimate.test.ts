import { expect, test } from 'vitest'
import { blocked, missing } from '#domain/estimating'
import { remember, rememberEach } from '../../../src/pages/scratch/estimate/remember.ts'
import type { Estimate } from '../../../src/pages/scratch/estimate.ts'
import { settle } from '../../../src/pages/scratch/shownEstimate.ts'

const none = missing('length', 'Length must be a number.')
const good = (value: unknown) => ({ ok: true, value })

/** An estimate whose parts hold whatever a test puts there. */
const estimateOf = (parts: Readonly<Record<string, unknown>> = {}): Estimate =>
  ({
    box: none,
    board: none,
    unit: none,
    pallet: none,
    strength: none,
    route: none,
    cost: none,
    ranges: none,
    minimum: none,
    tooling: none,
    prices: [],
    ...parts,
  }) as Estimate

test('a part without figures shows none of other inputs, and what stands in the way where that is', () => {
  const first = settle(null, estimateOf({ box: good('blank'), prices: [good('price')] }))
  expect(first.box).toEqual({ value: 'blank', problems: [] })
  expect(first.pallet).toEqual({
    value: null,
    problems: [{ field: 'length', message: 'Length must be a number.' }],
  })
  const second = settle(first, estimateOf({ prices: [none, none] }))
  expect(second.box).toEqual({ value: null, problems: none.ok ? [] : none.problems })
  expect(second.prices.map(({ value }) => value)).toEqual([null, null])
  const third = settle(second, estimateOf({ box: good('another') }))
  expect(third.box).toEqual({ value: 'another', problems: [] })
  expect(settle(third, estimateOf({ box: none, unit: blocked(none) })).unit).toEqual({
    value: null,
    problems: [],
  })
})

test('what did not change is the same object as before', () => {
  const estimate = estimateOf({ box: good('blank'), prices: [good('price')] })
  const first = settle(null, estimate)
  const second = settle(first, estimateOf({ ...estimate, pallet: good('load') }))
  expect(second.box).toBe(first.box)
  expect(second.prices).toBe(first.prices)
  expect(second.pallet).not.toBe(first.pallet)
})

test('a remembered function answers the same question with the same object', () => {
  let asked = 0
  const pair = remember((size: { length: number }, list: readonly number[]) => {
    asked += 1
    return { size, list }
  })
  const list = [1, 2]
  const answer = pair({ length: 3 }, list)
  expect(pair({ length: 3 }, list)).toBe(answer)
  expect(pair({ length: 4 }, list)).not.toBe(answer)
  expect(asked).toBe(2)
  const all = remember((...numbers: readonly number[]) => numbers)
  expect(all(1, 2, 3)).toEqual([1, 2, 3])
  expect(all(1, 2)).toEqual([1, 2])
})

test('a function remembered for each place keeps the answers of all places', () => {
  const double = rememberEach((value: number) => ({ doubled: 2 * value }))
  const [first, second] = [double(0, 1), double(1, 5)]
  expect(double(0, 1)).toBe(first)
  expect(double(1, 5)).toBe(second)
  expect(double(0, 5)).toEqual({ doubled: 10 })
})
