import { money, quantity } from '#domain/formats'
import type { Finding } from '../../finding.ts'
import { findingOn } from '../../findingOn.ts'
import { rowPath } from '../../path.ts'
import { breaksInOrder } from './breaksInOrder.ts'
import type { PricesKey } from './prices.ts'

interface PricedBreak {
  readonly key: string
  readonly priceQty: number | null
  readonly price: number | null
}

/** A price that is higher than that of a smaller quantity is warned of, at its own break. Our own. */
export const dearerByQuantity =
  (section: PricesKey) =>
  ({ details }: { readonly details: readonly PricedBreak[] }): Finding[] => {
    const warn = findingOn(section, 'warning')
    const findings: Finding[] = []
    let cheapest: { readonly priceQty: number; readonly price: number } | undefined
    for (const { key, priceQty, price } of breaksInOrder(details)) {
      if (!priceQty || price === null || price <= 0) continue
      if (cheapest !== undefined && price > cheapest.price && priceQty > cheapest.priceQty) {
        const than = `${money(cheapest.price)} at ${quantity(cheapest.priceQty)}`
        findings.push(
          warn(
            rowPath('details', key, 'price'),
            'dearer-by-quantity',
            `is more than ${than}: a larger quantity should not cost more each`,
          ),
        )
      } else cheapest = { priceQty, price }
    }
    return findings
  }
