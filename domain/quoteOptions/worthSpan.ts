import { needsOf } from './needsOf.ts'
import type { Optional } from './optionPlace.ts'

/** What a quote comes to when of each need the cheapest, and the dearest, option is taken. */
export interface WorthSpan {
  readonly least: number
  readonly most: number
  /** Needs of which nothing has a price yet: they are in neither figure. */
  readonly unpriced: number
}

interface Worth extends Optional {
  /** In the currency of the quote; null: it has no price. */
  readonly worth: number | null
}

/** The money of a quote: of each need one option counts, never their sum. */
export function worthSpan(items: readonly Worth[]): WorthSpan {
  let [least, most, unpriced] = [0, 0, 0]
  for (const need of needsOf(items)) {
    const priced = need.flatMap(({ worth }) => (worth === null ? [] : [worth]))
    if (priced.length === 0) unpriced += 1
    else {
      least += Math.min(...priced)
      most += Math.max(...priced)
    }
  }
  return { least, most, unpriced }
}
