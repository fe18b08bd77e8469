import type { About, Facts, ItemSections } from '#domain/quoteItem'
import { type Followed, followed } from './follow.ts'

/** How much is not known yet of what a choice of style needs for all that follows from it. */
const unknown = ({ vslCodes, ownStyles }: Facts): number =>
  [vslCodes, ownStyles].filter(fact => fact === undefined).length

/** Applies what follows from changes, also from those that were made before everything was known that they need. */
export interface Following {
  /** What follows now from a change of `before` to `typed`. */
  readonly after: (before: ItemSections, typed: ItemSections, about: About) => Followed | null
  /** What follows of earlier changes that waited for an answer, seen from what stands there now; null: nothing waits, or no answer came. */
  readonly caughtUp: (now: ItemSections, about: About) => Followed | null
}

/** Nothing waits at first. */
export function createFollowing(): Following {
  let waiting: { readonly before: ItemSections; readonly missing: number } | null = null
  return {
    after: (before, typed, about) => {
      const missing = unknown(about.facts)
      if (missing > 0) waiting ??= { before, missing }
      return followed(before, typed, about)
    },
    caughtUp: (now, about) => {
      const missing = unknown(about.facts)
      if (waiting === null || missing >= waiting.missing) return null
      const { before } = waiting
      waiting = missing === 0 ? null : { before, missing }
      return followed(before, now, about)
    },
  }
}
