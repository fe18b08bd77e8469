import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAside } from '../../src/components/aside/createAside.ts'

/** A thread that answers when it is told to. */
class FakeWorker {
  onmessage: ((event: { data: string }) => void) | null = null
  onerror: (() => void) | null = null
  asked: string[] = []
  isTerminated = false
  postMessage(question: string) {
    this.asked.push(question)
  }
  terminate() {
    this.isTerminated = true
  }
}

let workers: FakeWorker[] = []
const aside = (pause = 0) =>
  createAside<string, string>({
    start: () => {
      const worker = new FakeWorker()
      workers.push(worker)
      return worker as unknown as Worker
    },
    answer: question => `here: ${question}`,
    pause,
  })
const hearing = () => ({ onAnswer: vi.fn(), onFailure: vi.fn() })

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('Worker', FakeWorker)
  workers = []
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('one thread answers one question after the other', () => {
  const { ask } = aside()
  const [first, second] = [hearing(), hearing()]
  ask('1', first)
  vi.runAllTimers()
  workers[0]?.onmessage?.({ data: 'one' })
  ask('2', second)
  vi.runAllTimers()
  workers[0]?.onmessage?.({ data: 'two' })
  expect(workers).toHaveLength(1)
  expect(first.onAnswer).toHaveBeenCalledExactlyOnceWith('one')
  expect(second.onAnswer).toHaveBeenCalledExactlyOnceWith('two')
})

test('a question without a pause is asked at once, before anything else is drawn', () => {
  const { ask } = aside()
  ask('1', hearing())
  expect(workers[0]?.asked).toEqual(['1'])
})

test('a question that was given up is not heard of, and its thread goes on with the newest', () => {
  const { ask } = aside()
  const [first, second, third] = [hearing(), hearing(), hearing()]
  const giveUp = ask('1', first)
  vi.advanceTimersByTime(1)
  giveUp()
  const giveUpSecond = ask('2', second)
  vi.advanceTimersByTime(1)
  giveUpSecond()
  ask('3', third)
  vi.advanceTimersByTime(1)
  workers[0]?.onmessage?.({ data: 'one' })
  expect(workers[0]?.asked).toEqual(['1', '3'])
  workers[0]?.onmessage?.({ data: 'three' })
  vi.runAllTimers()
  expect(first.onAnswer).not.toHaveBeenCalled()
  expect(second.onAnswer).not.toHaveBeenCalled()
  expect(third.onAnswer).toHaveBeenCalledExactlyOnceWith('three')
  expect(workers).toHaveLength(1)
})

test('a question that goes on for long after it was given up is ended with its thread', () => {
  const { ask } = aside()
  const second = hearing()
  const giveUp = ask('1', hearing())
  vi.advanceTimersByTime(1)
  giveUp()
  ask('2', second)
  vi.advanceTimersByTime(200)
  expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, false])
  workers[1]?.onmessage?.({ data: 'two' })
  expect(second.onAnswer).toHaveBeenCalledExactlyOnceWith('two')
})

test('a thread that breaks says so, and the next question starts another', () => {
  const { ask } = aside()
  const [first, second] = [hearing(), hearing()]
  ask('1', first)
  vi.runAllTimers()
  workers[0]?.onerror?.()
  expect(first.onFailure).toHaveBeenCalledOnce()
  ask('2', second)
  vi.runAllTimers()
  expect(workers).toHaveLength(2)
})

test('nothing is asked before the pause is over, and nothing is left when it is closed', () => {
  const { ask, close } = aside(300)
  ask('1', hearing())()
  vi.runAllTimers()
  expect(workers).toHaveLength(0)
  ask('2', hearing())
  vi.runAllTimers()
  close()
  expect(workers[0]?.isTerminated).toBe(true)
})

test('where there is no thread to be had the page answers itself', () => {
  vi.stubGlobal('Worker', undefined)
  const heard = hearing()
  aside().ask('1', heard)
  vi.runAllTimers()
  expect(heard.onAnswer).toHaveBeenCalledWith('here: 1')
})
