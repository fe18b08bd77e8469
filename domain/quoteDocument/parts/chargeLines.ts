import { type Currency, money } from '#domain/formats'
import { fieldWords, type Pricing, sections } from '#domain/quoteItem'
import type { QuoteFact } from '../document.ts'

const { toolingCosts, otherCharges } = sections.pricing.fields

const words = (field: Parameters<typeof fieldWords>[0], value: string): string => fieldWords(field, value)

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
    .map(({ type, basis, customerCharges }) => ({
      label: type || 'Charge',
      value:
        basis === '' || basis === 'percent of price'
          ? money(customerCharges, currency)
          : `${money(customerCharges, currency)} ${words(otherCharges.fields.basis, basis)}`,
    }))
  const outside = pricing.outsideCustomerCost ?? 0
  return [
    ...tooling,
    ...charges,
    ...(outside > 0 ? [{ label: 'Work outside', value: money(outside, currency) }] : []),
  ]
}
