import { date } from '#domain/formats'
import { deliveryOf, shippingMethods } from '#domain/quoteItem'
import { facts } from '../facts.ts'
import { nameOf } from '../nameOf.ts'
import type { TicketFact } from '../ticket.ts'
import type { TicketInput } from '../ticketInput.ts'

/** How and where the goods go: as the item says, else as its quote does. */
export function deliveryFacts({ item, names }: TicketInput): TicketFact[] {
  const delivery = deliveryOf(item.delivery, item.quoteDelivery)
  const place = [delivery.deliverySuburb, delivery.deliveryState, delivery.deliveryPostCode]
  const address = [delivery.deliveryAddress, place.filter(part => part !== '').join(' ')]
  return facts({
    'Deliver to': address.filter(part => part !== '').join(', '),
    Required: date(delivery.requiredDate),
    Truck: nameOf(delivery.truckType, names.truckTypes),
    'Shipped by': delivery.shippingMethod === '' ? '' : nameOf(delivery.shippingMethod, shippingMethods),
    Unloading: delivery.handUnloadingRequired && 'by hand',
  })
}
