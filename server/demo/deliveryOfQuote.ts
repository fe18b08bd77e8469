import { type QuoteDelivery, usualTruck } from '#domain/quoteItem'
import type { quotes } from '../database/schema/index.ts'

type Header = Pick<
  typeof quotes.$inferInsert,
  | 'truckType'
  | 'deliveryAddress'
  | 'deliveryCity'
  | 'deliveryState'
  | 'deliveryPostCode'
  | 'requiredDate'
  | 'handUnloadingRequired'
>

/** What the header of a quote says of the delivery of its items. */
export const deliveryOfQuote = (header: Header): QuoteDelivery => ({
  truckType: header.truckType ?? usualTruck,
  deliveryAddress: header.deliveryAddress ?? '',
  deliverySuburb: header.deliveryCity ?? '',
  deliveryState: header.deliveryState ?? '',
  deliveryPostCode: header.deliveryPostCode ?? '',
  requiredDate: header.requiredDate ?? null,
  handUnloadingRequired: header.handUnloadingRequired ?? false,
})
