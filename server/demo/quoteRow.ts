import { dayOf, daysAfter } from '#domain/days'
import { customerPickup } from '#domain/quoteItem'
import type { quotes } from '../database/schema/index.ts'
import type { DemonstrationQuote } from './quotes.ts'

/**
 * What the header of a quote of the demonstration says, begun at `started`, valid for 90 days; `required`: `YYYY-MM-DD`,
 * four weeks later unless told.
 */
export function quoteRow(
  { customer, description }: DemonstrationQuote,
  started: Date,
  customerPO: string,
  required?: string,
) {
  const begun = dayOf(started)
  const [address] = customer.addresses
  return {
    owner: customer.salesRepLogin,
    customerCode: customer.customerCode,
    customerPO,
    description,
    currencyCode: customer.country === 'NZ' ? 'NZD' : 'AUD',
    // A customer without an address comes for the goods.
    ...(address === undefined ? { truckType: customerPickup } : {}),
    deliveryAddress: address?.[0] ?? '',
    deliveryCity: address?.[1] ?? '',
    deliveryPostCode: address?.[2] ?? '',
    deliveryState: address?.[3] ?? '',
    deliveryCountry: address === undefined ? '' : customer.country,
    requiredDate: required ?? daysAfter(begun, 28),
    pricingDate: begun,
    validFrom: begun,
    validTo: daysAfter(begun, 90),
    createdAt: started,
    updatedAt: started,
    updatedBy: customer.salesRepLogin,
  } satisfies typeof quotes.$inferInsert
}
