import { expect, it } from 'vitest'
import { breaksInOrder } from '#domain/quoteItem'

const quantities = (...all: readonly (number | null)[]) =>
  breaksInOrder(all.map(priceQty => ({ priceQty }))).map(({ priceQty }) => priceQty)

it('puts breaks by quantity; those without one, or with what is no number, come last as they stood', () => {
  expect(quantities(null, 5000, Number.NaN, 300)).toEqual([300, 5000, null, Number.NaN])
  expect(quantities(Number.NaN, 300)).toEqual([300, Number.NaN])
})
