import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askAgain } from '../../../src/pages/quoteItem/tabs/price/askAgain.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('price-tooling-refresh: tooling is asked for again 2.5 seconds later, once', () => {
  const ask = vi.fn()
  askAgain(ask)
  vi.advanceTimersByTime(2499)
  expect(ask).not.toHaveBeenCalled()
  vi.advanceTimersByTime(10_000)
  expect(ask).toHaveBeenCalledTimes(1)
})

test('and not any more when the tab was left', () => {
  const ask = vi.fn()
  askAgain(ask)()
  vi.advanceTimersByTime(10_000)
  expect(ask).not.toHaveBeenCalled()
})
