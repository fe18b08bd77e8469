import type { Figure, PerFigure } from './figures.ts'

/** Items counted in each figure. */
export function totalsOf(counts: readonly { readonly figure: Figure; readonly count: number }[]): PerFigure {
  const totalOf = (name: Figure) =>
    counts.reduce((total, { figure, count }) => (figure === name ? total + count : total), 0)
  return {
    existCustItemsWon: totalOf('existCustItemsWon'),
    newCustItemsWon: totalOf('newCustItemsWon'),
    pendingQuoteItems: totalOf('pendingQuoteItems'),
  }
}
