/**
 * The figures of the quote statistics with their words and colours: names 002 §7, colours 000 §9; which colour
 * belongs to which figure is our own.
 */
export const figures = [
  { name: 'existCustItemsWon', label: 'Won, existing customers', colour: '#20419B' },
  { name: 'newCustItemsWon', label: 'Won, new customers', colour: '#00AE4F' },
  { name: 'pendingQuoteItems', label: 'Pending', colour: '#FFCB11' },
] as const

export type Figure = (typeof figures)[number]['name']

export const figureNames = figures.map(figure => figure.name) as [Figure, ...Figure[]]

/** A number for each figure. */
export type PerFigure = Readonly<Record<Figure, number>>

export const noItems: PerFigure = { existCustItemsWon: 0, newCustItemsWon: 0, pendingQuoteItems: 0 }
