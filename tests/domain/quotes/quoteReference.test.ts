import { describe, expect, it } from 'vitest'
import { quoteReference } from '#domain/quotes'
import { noNumbers } from './builders.ts'

describe('a quote', () => {
  it('is written as its number, without separators', () => {
    expect(quoteReference(1)).toBe('1')
    expect(quoteReference(100023)).toBe('100023')
    expect(quoteReference(1_234_567_890)).toBe('1234567890')
  })

  it.each(noNumbers)('has no number %d', number => {
    expect(() => quoteReference(number)).toThrow(new RangeError(`not a quote number: ${number}`))
  })
})
