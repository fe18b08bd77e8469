import { choice, money, number, percent } from '../../fields.ts'
import { givens } from './priceChoices.ts'

const quantity = (label: string) => number(label, { min: 0, whole: true })

/** What a break is of: how many, and from how many to how many. */
export const boundFields = {
  priceQty: quantity('Quantity'),
  minQty: quantity('Min'),
  maxQty: quantity('Max'),
  variance: percent('Variance'),
}

/** What a break costs and is sold for: one of mark-up, margin and price is given. Money for one pricing UOM. */
export const priceFields = {
  given: choice('Given', givens, 10),
  cost: money('Cost'),
  markUp: money('Mark-up', { min: -1_000_000_000 }),
  markUpPercent: percent('Mark-up %', { min: -100, max: 10_000 }),
  marginPercent: percent('Margin %', { min: -100_000, max: 99.99 }),
  price: money('Price'),
}
