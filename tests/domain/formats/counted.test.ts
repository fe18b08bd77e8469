import { expect, it } from 'vitest'
import { counted } from '#domain/formats'

it('a number of things in words, one of them without the s of several', () => {
  expect([0, 1, 2, 16_670].map(count => counted(count, 'user'))).toEqual([
    '0 users',
    '1 user',
    '2 users',
    '16,670 users',
  ])
})

it('several that no s makes are named', () => {
  expect([1, 3].map(count => counted(count, 'is as it stands', 'are as they stand'))).toEqual([
    '1 is as it stands',
    '3 are as they stand',
  ])
})
