import { type EngineMasters, figuresOf, type GoesTo, type ItemFigures } from '#domain/estimating'
import type { ItemSections } from '#domain/quoteItem'

/** An item, and what it does not say itself of where it goes. */
export interface PricedItem {
  readonly item: ItemSections
  readonly goesTo: GoesTo
}

/** What is asked of the thread that works out figures: the master data once, then an item at a time. */
export type FigureQuestion =
  | { readonly kind: 'masters'; readonly masters: EngineMasters }
  | ({ readonly kind: 'item'; readonly number: number } & PricedItem)

export interface FigureAnswer {
  readonly number: number
  readonly figures: ItemFigures
}

/** Answers by the master data that were sent last; null: there is nothing to answer. */
export function createAnswering(): (question: FigureQuestion) => FigureAnswer | null {
  let masters: EngineMasters | null = null
  return question => {
    if (question.kind === 'masters') {
      masters = question.masters
      return null
    }
    if (masters === null) return null
    const { number, item, goesTo } = question
    return { number, figures: figuresOf(item, masters, goesTo) }
  }
}
