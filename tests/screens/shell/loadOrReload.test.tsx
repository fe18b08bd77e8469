import { afterEach, expect, test, vi } from 'vitest'
import { loadOrReload } from '../../../src/layout/errors/loadOrReload.ts'

const missing = async () => {
  throw new TypeError('Failed to fetch dynamically imported module')
}
afterEach(() => {
  vi.useRealTimers()
})

test('a part that loads is the part', async () => {
  expect(await loadOrReload(async () => 'page')).toBe('page')
})

test('chunk-reload-guard: a part that cannot be loaded reloads the page once, and at most every 60 seconds', async () => {
  vi.useFakeTimers()
  const reload = vi.fn()
  const world = { reload, isThere: async () => true }
  void loadOrReload(missing, world)
  await vi.advanceTimersByTimeAsync(0)
  expect(reload).toHaveBeenCalledTimes(1)

  await vi.advanceTimersByTimeAsync(59_000)
  await expect(loadOrReload(missing, world)).rejects.toThrow('dynamically imported module')
  expect(reload).toHaveBeenCalledTimes(1)

  await vi.advanceTimersByTimeAsync(1_000)
  void loadOrReload(missing, world)
  await vi.advanceTimersByTimeAsync(0)
  expect(reload).toHaveBeenCalledTimes(2)
})

test('a part that cannot be loaded while the server is away is waited for, and the page stays', async () => {
  const reload = vi.fn()
  const load = vi.fn(async () => 'page').mockImplementationOnce(missing)
  const loaded = loadOrReload(load, { reload, isThere: async () => false })
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1))
  await new Promise(resolve => setImmediate(resolve))
  window.dispatchEvent(new Event('online'))
  expect(await loaded).toBe('page')
  expect(reload).not.toHaveBeenCalled()
})
