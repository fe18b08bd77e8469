import { expect, it } from 'vitest'
import { yieldShare } from '#domain/board'

it('is saleable over consumed area', () => {
  expect(yieldShare(80, 100)).toBe(0.8)
  expect(yieldShare(80, 0)).toBeNull()
})
