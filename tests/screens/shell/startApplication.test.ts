import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startApplication } from '../../../src/lastSeen/picture/startApplication.ts'

let frames: (() => void)[] = []

beforeEach(() => {
  frames = []
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Starts the application in a page, and tells what was done, in its order. */
function started(isShown: boolean, visibilityState: DocumentVisibilityState = 'visible') {
  const done: string[] = []
  const page = {
    visibilityState,
    createElement: () => ({}),
    head: { append: ({ type }: { readonly type: string }) => done.push(type) },
  }
  startApplication(page as unknown as Document, isShown, () => done.push('asked ahead'))
  return done
}

const whole = ['asked ahead', 'module']

test('the application starts at once where nothing is shown before it', () => {
  expect(started(false)).toEqual(whole)
})

test('it starts when the frame with what is shown has been drawn', () => {
  const done = started(true)
  expect(done).toEqual([])
  for (const frame of frames) frame()
  expect(done).toEqual([])
  vi.runAllTimers()
  expect(done).toEqual(whole)
})

test('it waits for no frame in a window that draws none', () => {
  expect(started(true, 'hidden')).toEqual(whole)
})
