import type { QuoteDelivery } from '#domain/quoteItem'
import { quotes } from '../../database/schema/index.ts'

/** The columns in which a quote says how its items are delivered, named as an item's own delivery names them. */
export const quoteDeliveryColumns = {
  truckType: quotes.truckType,
  deliveryAddress: quotes.deliveryAddress,
  deliverySuburb: quotes.deliveryCity,
  deliveryState: quotes.deliveryState,
  deliveryPostCode: quotes.deliveryPostCode,
  requiredDate: quotes.requiredDate,
  handUnloadingRequired: quotes.handUnloadingRequired,
} as const satisfies Record<keyof QuoteDelivery, unknown>

/** How the items of a quote are delivered, by the quote's row. */
export const deliveryOfQuote = (quote: typeof quotes.$inferSelect): QuoteDelivery => ({
  truckType: quote.truckType,
  deliveryAddress: quote.deliveryAddress,
  deliverySuburb: quote.deliveryCity,
  deliveryState: quote.deliveryState,
  deliveryPostCode: quote.deliveryPostCode,
  requiredDate: quote.requiredDate,
  handUnloadingRequired: quote.handUnloadingRequired,
})
