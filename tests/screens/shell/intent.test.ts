import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createIntent } from '../../../src/layout/ahead/createIntent.ts'
import { readAhead } from '../../../src/layout/ahead/readAhead.ts'

const watch = (mayOpen = (_address: string) => true) => {
  const done: string[] = []
  const intent = createIntent({
    mayOpen,
    fetchPage: address => done.push(`page of ${address}`),
    ask: address => done.push(`calls of ${address}`),
  })
  return { intent, done }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('what a person is about to open', () => {
  test('link-prefetch: waits for idle time, 2000 ms at the most; pressed, it waits for nothing', () => {
    const waiting: [run: () => void, options: unknown][] = []
    vi.stubGlobal('requestIdleCallback', (...asked: (typeof waiting)[number]) => waiting.push(asked))
    const left = vi.fn()
    vi.stubGlobal('cancelIdleCallback', left)
    const { intent, done } = watch()
    intent.rest('/qitem/1')
    vi.advanceTimersByTime(80)
    expect(done).toEqual([])
    expect(waiting.map(([, options]) => options)).toEqual([{ timeout: 2000 }, { timeout: 2000 }])
    for (const [run] of waiting) run()
    expect(done).toEqual(['page of /qitem/1', 'calls of /qitem/1'])
    intent.rest('/qitem/2')
    intent.rest(null)
    expect(left.mock.calls).toEqual([[1], [2], [3]])
    intent.press('/qitem/3')
    expect(done.slice(2)).toEqual(['page of /qitem/3', 'calls of /qitem/3'])
  })

  test('is asked for once they rest on it, its page first', () => {
    const { intent, done } = watch()
    intent.rest('/qitem/1')
    vi.advanceTimersByTime(50)
    expect(done).toEqual(['page of /qitem/1'])
    // Over another part of the same row.
    intent.rest('/qitem/1')
    vi.advanceTimersByTime(50)
    expect(done).toEqual(['page of /qitem/1', 'calls of /qitem/1'])
  })

  test('is none of the rows that the pointer only crosses', () => {
    const { intent, done } = watch()
    for (const id of [1, 2, 3]) {
      intent.rest(`/qitem/${id}`)
      vi.advanceTimersByTime(30)
    }
    intent.rest(null)
    vi.runAllTimers()
    expect(done.filter(each => each.startsWith('calls'))).toEqual([])
  })

  test('is asked for at once when it is pressed, and once', () => {
    const { intent, done } = watch()
    intent.rest('/qitem/1')
    intent.press('/qitem/1')
    vi.runAllTimers()
    expect(done.filter(each => each.startsWith('calls'))).toEqual(['calls of /qitem/1'])
  })

  test('is never a page that they may not see', () => {
    const { intent, done } = watch(address => address !== '/qitem/1')
    intent.rest('/qitem/1')
    intent.press('/qitem/1')
    vi.runAllTimers()
    expect(done).toEqual([])
  })
})

describe('what the rows of a list lead to', () => {
  test('is read in idle time, once there are rows, where the person may open it and until they leave', () => {
    const waiting: (() => void)[] = []
    const left = vi.fn()
    vi.stubGlobal('requestIdleCallback', (run: () => void) => waiting.push(run))
    vi.stubGlobal('cancelIdleCallback', left)
    const done: string[] = []
    const steps = {
      mayOpen: (address: string) => address !== '/qitem/8',
      fetchPage: (address: string) => done.push(address),
    }
    expect(readAhead(undefined, steps)).toBeUndefined()
    expect(readAhead('/qitem/8', steps)).toBeUndefined()
    expect(waiting).toEqual([])
    const leave = readAhead('/qitem/7', steps)
    expect(done).toEqual([])
    for (const run of waiting) run()
    expect(done).toEqual(['/qitem/7'])
    leave?.()
    expect(left).toHaveBeenCalledTimes(1)
  })
})
