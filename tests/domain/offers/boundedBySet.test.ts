import { expect, it } from 'vitest'
import { boundedBySet } from '#domain/offers'

const set = {
  components: [
    { reference: '1-1', ratio: '1' },
    { reference: '1-2', ratio: '3' },
  ],
  prices: [{ quantity: '2,000' }, { quantity: '4,000' }],
}
const lines = [
  { quantity: 2000, most: 3999 },
  { quantity: 4000, most: 4999 },
]

it('what a letter prices sets for can be ordered of each component', () => {
  expect(boundedBySet(lines, '1-2', set)).toEqual([
    { quantity: 2000, most: 3999 },
    { quantity: 4000, most: 12_000 },
  ])
  expect(boundedBySet(lines, '1-1', set)).toEqual(lines)
})

it('what is in no set is ordered as it is offered', () => {
  expect(boundedBySet(lines, '1-3', set)).toEqual(lines)
  expect(boundedBySet(lines, '1-2', undefined)).toEqual(lines)
  expect(boundedBySet([], '1-2', set)).toEqual([])
})
