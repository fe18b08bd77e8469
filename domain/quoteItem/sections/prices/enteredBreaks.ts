import { policyOf } from './policyOf.ts'
import type { BoundedBreak } from './prices.ts'

interface SoldBreak extends BoundedBreak {
  readonly key: string
  readonly given: string
  readonly markUpPercent: number | null
  readonly marginPercent: number | null
  readonly price: number | null
}

const saleOf = ({ given, markUpPercent, marginPercent, price }: SoldBreak) => {
  if (given === 'price') return { given, price }
  return given === 'margin' ? { given, marginPercent } : { given: 'markUp', markUpPercent }
}

/**
 * What a person entered of breaks: their quantities, what of a mark-up, margin and price was given, and the bounds where the
 * policy leaves them open; with `also`, what else of a break is entered. In no order: that follows from the quantities.
 */
export function enteredBreaks<Row extends SoldBreak>(
  terms: { readonly pricingPolicy: string; readonly details: readonly Row[] },
  also: (row: Row) => object,
): object[] {
  const policy = policyOf(terms)
  const isBounded = policy === 2 || policy === 3
  return terms.details
    .map(detail => {
      const { key, priceQty, minQty, maxQty, variance } = detail
      const bounds = isBounded ? {} : { minQty, maxQty, variance }
      return { key, priceQty, ...bounds, ...saleOf(detail), ...also(detail) }
    })
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
}
