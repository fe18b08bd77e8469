import type { ProductCost } from '#contract/costing'

/** How often the cost is fetched again at most (002 §4). */
export const mostPolls = 12

/** Milliseconds between two polls (002 §4). */
export const pollPause = 5_000

interface RecostSteps {
  readonly start: () => Promise<ProductCost>
  readonly read: () => Promise<ProductCost>
  /** Waits for the next poll: its time, or the hub's word. */
  readonly pause: () => Promise<void>
}

/**
 * Recosts a product: its cost is fetched until the status is Success, at most {@link mostPolls} times, then the last result
 * counts. One that failed is not asked for again: it stays so. Rule recost-poll (002 §4).
 */
export async function recostToEnd({ start, read, pause }: RecostSteps): Promise<ProductCost> {
  let cost = await start()
  for (let polls = 0; polls < mostPolls && cost.status === 'Running'; polls += 1) {
    await pause()
    cost = await read()
  }
  return cost
}
