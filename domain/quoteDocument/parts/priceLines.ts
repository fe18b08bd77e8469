import { type Currency, decimal, money, tidy } from '#domain/formats'
import { policyOf } from '#domain/quoteItem'
import type { QuotePriceLine } from '../document.ts'
import { eachWords } from './eachWords.ts'
import { pricedDetails, type SoldPrices, uomOf } from './pricedBreaks.ts'

function quantityWords(
  pricing: SoldPrices,
  { priceQty, minQty, maxQty, variance }: SoldPrices['details'][number],
): string {
  const quantity = decimal(priceQty, 0)
  switch (policyOf(pricing)) {
    case 2:
      return (maxQty ?? 0) > (minQty ?? 0) ? `${decimal(minQty, 0)} – ${decimal(maxQty, 0)}` : quantity
    case 3:
      return (variance ?? 0) > 0 ? `${quantity} ± ${tidy(variance ?? 0, 2)} %` : quantity
    case 4:
      return (maxQty ?? 0) > 0 ? `up to ${decimal(maxQty, 0)}` : quantity
    default:
      return quantity
  }
}

/** The breaks that have a price, the smallest first. Rules price-policy-2 and price-policy-3 (001 §9) say what each is for. */
export function priceLines(pricing: SoldPrices, currency: Currency): QuotePriceLine[] {
  const uom = uomOf(pricing)
  const isFrom = policyOf(pricing) === 2
  return pricedDetails(pricing).map(detail => {
    const one = (detail.price ?? 0) / uom
    return {
      quantity: quantityWords(pricing, detail),
      perThousand: money(one * 1000, currency),
      each: eachWords(one, currency),
      order: `${isFrom ? 'from ' : ''}${money(one * (detail.priceQty ?? 0), currency)}`,
    }
  })
}
