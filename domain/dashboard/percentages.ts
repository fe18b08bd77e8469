import { figureNames, noItems, type PerFigure } from './figures.ts'

/** Each figure's share of their sum, percent with two decimals, halves up; all zero when there is nothing. Source: decision N39. */
export function percentages(counts: PerFigure): PerFigure {
  const sum = figureNames.reduce((total, name) => total + counts[name], 0)
  if (sum === 0) return noItems
  const share = (count: number) => Math.round((count * 10_000) / sum) / 100
  return {
    existCustItemsWon: share(counts.existCustItemsWon),
    newCustItemsWon: share(counts.newCustItemsWon),
    pendingQuoteItems: share(counts.pendingQuoteItems),
  }
}
