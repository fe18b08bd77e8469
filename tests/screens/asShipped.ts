import { createRequire } from 'node:module'
import { leaveStylesOut } from './unstyled.ts'
import { createWorkQueue } from './workQueue.ts'

const require = createRequire(import.meta.url)
const queue = createWorkQueue()

// React as people get it: its development build takes three times as long, and nobody reads its warnings here.
process.env.NODE_ENV = 'production'

Object.assign(createRequire(require.resolve('react-dom'))('scheduler'), {
  unstable_scheduleCallback: (_priority: number, work: Parameters<typeof queue.addTask>[0]) =>
    queue.addTask(work),
  unstable_cancelCallback: queue.drop,
  unstable_shouldYield: () => false,
})

// React keeps the function that it finds when it is loaded.
const { queueMicrotask } = globalThis
globalThis.queueMicrotask = queue.addMicrotask
require('react-dom/client')
globalThis.queueMicrotask = queueMicrotask

leaveStylesOut()

let depth = 0

const isPromise = (value: unknown): boolean => typeof value === 'object' && value !== null && 'then' in value

/** React's `act`, which only its development build has: what the callback puts off is done when it has ended. */
function act(callback: () => unknown): PromiseLike<unknown> {
  depth += 1
  let result: unknown
  try {
    result = callback()
  } finally {
    depth -= 1
  }
  if (depth === 0 && !isPromise(result)) queue.settle()
  const settled = async () => {
    const value = await result
    queue.settle()
    return value
  }
  // biome-ignore lint/suspicious/noThenProperty: begins only when it is awaited, as React's own does.
  return { then: (resolve, reject) => settled().then(resolve, reject) }
}

Object.assign(require('react'), { act })
