const laneCount = 2

/**
 * Does the work of all steps, two beside each other: each begins in its turn, when a lane is free (or both, for a step
 * that takes both) and the step it comes after has ended. A step that is not among them is not waited for.
 * @template {{ name: string, lanes: 1 | 2, after?: string }} Step
 * @param {readonly Step[]} steps
 * @param {(step: Step) => Promise<void>} work
 * @returns {Promise<void>}
 */
export async function inLanes(steps, work) {
  const waiting = [...steps]
  /** @type {Map<Step, Promise<void>>} */
  const running = new Map()
  const hasEnded = (/** @type {string | undefined} */ name) =>
    [...waiting, ...running.keys()].every(step => step.name !== name)
  while (waiting.length > 0 || running.size > 0) {
    const free = laneCount - [...running.keys()].reduce((taken, { lanes }) => taken + lanes, 0)
    const next = waiting.find(({ after }) => after === undefined || hasEnded(after))
    if (next !== undefined && next.lanes <= free) {
      waiting.splice(waiting.indexOf(next), 1)
      running.set(
        next,
        work(next).finally(() => running.delete(next)),
      )
    } else await Promise.race(running.values())
  }
}
