import { type Currency, money } from '#domain/formats'
import { fieldWords, type Pricing, sections } from '#domain/quoteItem'
import type { BesideLine } from './report.ts'

/** What is paid beside the price of an item: tooling, other charges and work outside. */
export function besidesOf(
  { toolingCosts, otherCharges, outsideCustomerCost }: Pricing,
  currency: Currency,
): BesideLine[] {
  const amount = (value: number | null) => money(value, currency) || '–'
  const { fields } = sections.pricing
  return [
    ...toolingCosts.map(({ type, calculatedCost, vendorCost, customerCost }) => ({
      label: fieldWords(fields.toolingCosts.fields.type, type),
      calculated: amount(calculatedCost),
      vendor: amount(vendorCost),
      customer: amount(customerCost),
    })),
    ...otherCharges.map(({ type, calculatedCharges, customerCharges }) => ({
      label: type,
      calculated: amount(calculatedCharges),
      vendor: '–',
      customer: amount(customerCharges),
    })),
    ...(outsideCustomerCost
      ? [{ label: 'Work outside', calculated: '–', vendor: '–', customer: amount(outsideCustomerCost) }]
      : []),
  ]
}
