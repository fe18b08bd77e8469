import { expect, it } from 'vitest'
import { orderedQuantity } from '#domain/quoteItem'

const order = (orderNumber: string, quantity: number | null) => ({ orderNumber, quantity })

it.each([
  ['what its purchase order says', [order('A', 500), order('B', 4500)], 4500],
  ['what one number was ordered with twice', [order('B', 500), order('B', 4500)], 5000],
  ['what the only order says, whatever its number', [order('A', 4500)], 4500],
  ['what was expected, of several others', [order('A', 500), order('C', 4500)], 2000],
  ['what was expected, where the order says none', [order('B', null)], 2000],
])('an item was ordered as many as %s', (_, orders, quantity) => {
  expect(orderedQuantity(orders, 'B', 2000)).toBe(quantity)
})
