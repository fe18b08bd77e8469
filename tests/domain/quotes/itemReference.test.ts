import { describe, expect, it } from 'vitest'
import { itemReference } from '#domain/quotes'
import { noNumbers } from './builders.ts'

describe('an item', () => {
  it('is written as its quote number and its item number', () => {
    expect(itemReference(100023, 2)).toBe('100023-2')
    expect(itemReference(1, 10)).toBe('1-10')
    expect(itemReference(100023, 1)).toBe('100023-1')
  })

  it.each(noNumbers)('has no reference with %d as one of the two', number => {
    expect(() => itemReference(1, number)).toThrow(new RangeError(`not an item number: ${number}`))
    expect(() => itemReference(number, 1)).toThrow(RangeError)
  })
})
