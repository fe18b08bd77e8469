import { expect, it } from 'vitest'
import { generationLimit, isOverdue } from '#domain/designFiles'

it('designgen-timeout: a generation may take five minutes', () => {
  expect(generationLimit).toBe(5 * 60_000)
  expect([isOverdue(1_000, 301_000), isOverdue(1_000, 301_001)]).toEqual([false, true])
})
