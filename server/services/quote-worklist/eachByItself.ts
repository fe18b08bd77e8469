import { Problem } from '../../problem/problem.ts'

/** How an action on one of many things went. */
export interface Outcome<Item> {
  readonly item: Item
  readonly ok: boolean
  /** Why it did not happen; empty when it did. */
  readonly message: string
  /** Whether the person may see the thing at all. */
  readonly isVisible: boolean
}

/** Reasons of a person's own doing, or of somebody faster; anything else is a fault and ends the call. */
const expected = ['not-found', 'not-allowed', 'stale', 'rule-failed', 'unavailable']

/**
 * Acts on each thing in a transaction of its own, once for each key: one that is refused, or that somebody changed in
 * the meantime, says why and keeps the others from nothing. `act` answers why nothing happened, or ''.
 */
export async function eachByItself<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => number,
  act: (item: Item) => Promise<string>,
): Promise<Outcome<Item>[]> {
  const one = async (item: Item): Promise<Outcome<Item>> => {
    try {
      const message = await act(item)
      return { item, ok: message === '', message, isVisible: true }
    } catch (error) {
      if (!(error instanceof Problem) || !expected.includes(error.code)) throw error
      const isVisible = error.code !== 'not-found' && error.code !== 'not-allowed'
      return { item, ok: false, message: error.message, isVisible }
    }
  }
  const outcomes: Outcome<Item>[] = []
  // One after the other: two items of a quote would wait for each other's lock anyway.
  for (const item of new Map(items.map(each => [keyOf(each), each])).values()) outcomes.push(await one(item))
  return outcomes
}
