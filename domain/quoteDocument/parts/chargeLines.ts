import { type Currency, money, moneyEach, quantity, tidy } from '#domain/formats'
import { fieldWords, type Pricing, sections } from '#domain/quoteItem'
import type { QuoteFact } from '../document.ts'

const { toolingCosts, otherCharges } = sections.pricing.fields

const words = (field: Parameters<typeof fieldWords>[0], value: string): string => fieldWords(field, value)

/**
 * What a charge is: its rate with what it is counted by, or, where somebody said what the customer pays, that amount and the
 * order that it was said for. What it comes to is counted for the first break.
 */
function chargeWords(
  { basis, rate, calculatedCharges, customerCharges }: Pricing['otherCharges'][number],
  { details: [first] }: Pricing,
  currency: Currency,
): string {
  const amount = money(customerCharges, currency)
  if (basis === '') return amount
  if (basis === 'order') return `${amount} ${words(otherCharges.fields.basis, basis)}`
  if (rate === null || customerCharges !== calculatedCharges)
    return first?.priceQty ? `${amount} for ${quantity(first.priceQty)}` : amount
  if (basis === 'percent of price') return `${tidy(rate, 2)} % of the price`
  return `${moneyEach(rate, currency)} ${words(otherCharges.fields.basis, basis)}`
}

/** What the customer pays beside the price: tooling once, work outside and other charges with what each is counted by. */
export function chargeLines(pricing: Pricing, currency: Currency): QuoteFact[] {
  const tooling = pricing.toolingCosts
    .filter(({ customerCost }) => (customerCost ?? 0) > 0)
    .map(({ type, customerCost }) => ({
      label: words(toolingCosts.fields.type, type) || 'Tooling',
      value: `${money(customerCost, currency)} once`,
    }))
  const charges = pricing.otherCharges
    .filter(({ customerCharges }) => (customerCharges ?? 0) > 0)
    .map(charge => ({ label: charge.type || 'Charge', value: chargeWords(charge, pricing, currency) }))
  const outside = pricing.outsideCustomerCost ?? 0
  return [
    ...tooling,
    ...charges,
    ...(outside > 0 ? [{ label: 'Work outside', value: money(outside, currency) }] : []),
  ]
}
