import { dayOf } from '#domain/days'
import { customerPickup, usualTruck } from '#domain/quoteItem'
import type { quotes } from '../../database/schema/index.ts'
import { deliveryOfQuote } from '../../demo/deliveryOfQuote.ts'
import type { Company } from './company.ts'
import { dayLength, type GeneratedItem, type GeneratedMakers, generateItem } from './generateItem.ts'
import { generateSubject } from './packs.ts'
import type { Random } from './seededRandom.ts'

/** Quotes go back this many days; most of them are from the last months. */
const oldest = 540

export interface GeneratedQuote {
  readonly quote: typeof quotes.$inferInsert
  readonly items: readonly GeneratedItem[]
}

export interface QuotePlace {
  readonly quoteId: number
  /** Ids of its items, one an item. */
  readonly itemIds: readonly number[]
  /** Midnight of today, milliseconds since 1970. */
  readonly now: number
}

/** A quote of one of the company's customers, with as many items as there are ids. */
export function generateQuote(
  random: Random,
  company: Company,
  makers: GeneratedMakers | null,
  place: QuotePlace,
): GeneratedQuote {
  const customer = random.pick(company.customers)
  const age = Math.floor(oldest * random.next() ** 2 * dayLength)
  const started = place.now - age
  const requiredDate = dayOf(started + random.between(14, 60) * dayLength)
  const address = {
    // Who has no address yet comes for the goods.
    truckType: customer.address === null ? customerPickup : usualTruck,
    deliveryAddress: customer.address?.deliveryAddress ?? '',
    deliveryCity: customer.address?.deliverySuburb ?? '',
    deliveryPostCode: customer.address?.deliveryPostCode ?? '',
    deliveryState: customer.address?.stateCode ?? '',
    deliveryCountry: customer.country,
    requiredDate,
  }
  let description = ''
  const items = place.itemIds.map((id, index) =>
    generateItem(
      random,
      company,
      makers,
      { id, quoteId: place.quoteId, itemNo: index + 1, customer, started, now: place.now },
      {
        dueDate: requiredDate,
        delivery: deliveryOfQuote(address),
        // The quote is named after its first item.
        description: first => {
          if (description === '') description = generateSubject(random, first)
          return description
        },
      },
    ),
  )
  const isOrdered = items.some(({ item }) => item.wonAt !== null)
  const customerPO = isOrdered ? `PO-${random.between(10_000, 99_999)}` : ''
  return {
    quote: {
      id: place.quoteId,
      owner: customer.salesRepLogin,
      customerCode: customer.customerCode,
      customerPO,
      description,
      currencyCode: customer.country === 'NZ' ? 'NZD' : 'AUD',
      ...address,
      pricingDate: dayOf(started),
      validFrom: dayOf(started),
      validTo: dayOf(started + 90 * dayLength),
      createdAt: new Date(started),
      updatedAt: new Date(started),
      updatedBy: customer.salesRepLogin,
    },
    // What a quote says of its order is repeated on its items.
    items: items.map(each => ({ ...each, item: { ...each.item, orderPO: customerPO } })),
  }
}
