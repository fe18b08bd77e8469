import { customerPickup, deliveryOf, type ItemSections, type QuoteDelivery } from '#domain/quoteItem'

/** How the goods come to the customer, and who pays for it: the price has what it costs to bring them. */
export function freightWords({ delivery }: Pick<ItemSections, 'delivery'>, quote: QuoteDelivery): string {
  const goes = deliveryOf(delivery, quote)
  if (goes.truckType === customerPickup) return 'You collect; freight is not in the price'
  const place = [goes.deliverySuburb, goes.deliveryState, goes.deliveryPostCode]
    .filter(part => part.trim() !== '')
    .join(' ')
  return place === '' ? '' : `Delivered to ${place}, in the price`
}
