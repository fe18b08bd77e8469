type Work = (isLate: boolean) => unknown

interface Task {
  work: Work | undefined
}

// The one there is before React is given another.
const { queueMicrotask } = globalThis

/** What React puts off: done in its turn, as in a browser, or all at once by `settle`. */
export function createWorkQueue() {
  const tasks: Task[] = []
  const microtasks: (() => void)[] = []

  const add = (task: Task): Task => {
    tasks.push(task)
    setImmediate(doTask)
    return task
  }
  const doTask = (): void => {
    const task = tasks.shift()
    const more = task?.work?.(false)
    if (task !== undefined && typeof more === 'function') add(Object.assign(task, { work: more }))
  }
  const doMicrotask = (): void => microtasks.shift()?.()

  return {
    addTask: (work: Work): Task => add({ work }),
    drop: (task: Task): void => {
      task.work = undefined
    },
    addMicrotask: (work: () => void): void => {
      microtasks.push(work)
      queueMicrotask(doMicrotask)
    },
    /** Does what is there and what follows from it. */
    settle: (): void => {
      while (microtasks.length > 0 || tasks.length > 0) (microtasks.length > 0 ? doMicrotask : doTask)()
    },
  }
}
