import { type Figure, figures } from './figures.ts'

/** What became of an item that was quoted: a figure of the quote statistics, or lost. */
export type Outcome = Figure | 'lostQuoteItems'

/** The outcomes with their words, in the order in which they are shown. */
export const outcomes: readonly { readonly name: Outcome; readonly label: string }[] = [
  ...figures.map(({ name, label }) => ({ name, label })),
  { name: 'lostQuoteItems', label: 'Lost' },
]

export const outcomeNames = outcomes.map(outcome => outcome.name) as [Outcome, ...Outcome[]]
