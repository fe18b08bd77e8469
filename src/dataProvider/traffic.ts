/** What is under way: calls that somebody waits for, and others that let them go first. */
export interface Traffic {
  /** Runs what somebody waits for. */
  urgent<Answer>(run: () => Promise<Answer>): Promise<Answer>
  /** Waits until nothing urgent is under way, and not for ever. */
  clear(): Promise<void>
}

/** Keeps count of urgent calls; `longest`: milliseconds that others wait for them at most. */
export function createTraffic(longest = 1000): Traffic {
  let underWay = 0
  const waiting = new Set<() => void>()

  const urgent: Traffic['urgent'] = async run => {
    underWay += 1
    try {
      return await run()
    } finally {
      underWay -= 1
      if (underWay === 0) for (const go of waiting) go()
    }
  }

  // What is drawn together asks together: the rows may be asked for a moment after what lets them go first.
  const drawn = () => new Promise<void>(resolve => setTimeout(resolve))

  const clear: Traffic['clear'] = async () => {
    await drawn()
    if (underWay === 0) return
    await new Promise<void>(resolve => {
      const timer = setTimeout(() => go(), longest)
      const go = () => {
        clearTimeout(timer)
        waiting.delete(go)
        resolve()
      }
      waiting.add(go)
    })
  }

  return { urgent, clear }
}
