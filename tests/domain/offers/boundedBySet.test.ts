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

const unbound = lines.map(line => ({ ...line, isForSets: false }))

it('what a letter prices sets for can be ordered of each component', () => {
  expect(boundedBySet(lines, '1-2', set)).toEqual([
    { quantity: 2000, most: 3999, isForSets: false },
    { quantity: 4000, most: 12_000, isForSets: true },
  ])
  expect(boundedBySet(lines, '1-1', set)).toEqual(unbound)
})

it('so it is at a line for one quantity, which holds what lies before the next', () => {
  const exact = [
    { quantity: 5000, most: null },
    { quantity: 10_000, most: null },
  ]
  expect(boundedBySet(exact, '1-2', set)).toEqual([
    { quantity: 5000, most: 6000, isForSets: true },
    { quantity: 10_000, most: 12_000, isForSets: true },
  ])
})

it('what is in no set is ordered as it is offered', () => {
  expect(boundedBySet(lines, '1-3', set)).toEqual(unbound)
  expect(boundedBySet(lines, '1-2', undefined)).toEqual(unbound)
  expect(boundedBySet([], '1-2', set)).toEqual([])
})
