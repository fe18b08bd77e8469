import { constants, getPriority, setPriority } from 'node:os'

/** How much a thread gives way to the others: half of what can be said. */
const niceness = 10

/**
 * Has the thread that calls it give way to those that people wait for, where threads have a priority of their own:
 * elsewhere it would be that of the whole process. A server that was started to give way itself goes on doing so.
 */
export function giveWay(): void {
  if (process.platform === 'linux')
    setPriority(Math.min(getPriority() + niceness, constants.priority.PRIORITY_LOW))
}
