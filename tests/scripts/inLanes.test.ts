import { expect, test } from 'vitest'
import { inLanes } from '../../scripts/tests/inLanes.mjs'

interface Step {
  readonly name: string
  readonly lanes: 1 | 2
  readonly after?: string
}

/** Begins the steps; `end` ends one of them and tells which run then. */
function begun(steps: readonly Step[]) {
  const running = new Map<string, () => void>()
  const done = inLanes(steps, ({ name }) => new Promise<void>(resolve => running.set(name, resolve)))
  return {
    done,
    running: () => [...running.keys()],
    end: async (name: string) => {
      running.get(name)?.()
      running.delete(name)
      await new Promise(setImmediate)
      return [...running.keys()]
    },
  }
}

test('two steps run beside each other, the next begins where one ended', async () => {
  const { running, end, done } = begun([
    { name: 'lint', lanes: 1 },
    { name: 'types', lanes: 1 },
    { name: 'domain', lanes: 1 },
  ])
  expect(running()).toEqual(['lint', 'types'])
  expect(await end('lint')).toEqual(['types', 'domain'])
  expect(await end('types')).toEqual(['domain'])
  expect(await end('domain')).toEqual([])
  await done
})

test('a step that takes both lanes waits for both, and for the step it comes after', async () => {
  const { running, end, done } = begun([
    { name: 'screens', lanes: 1 },
    { name: 'build', lanes: 1 },
    { name: 'journeys', lanes: 2, after: 'build' },
  ])
  expect(running()).toEqual(['screens', 'build'])
  expect(await end('build')).toEqual(['screens'])
  expect(await end('screens')).toEqual(['journeys'])
  await end('journeys')
  await done
})

test('a step that was not asked for is not waited for', async () => {
  const { running, end, done } = begun([{ name: 'journeys', lanes: 2, after: 'build' }])
  expect(running()).toEqual(['journeys'])
  await end('journeys')
  await done
})
