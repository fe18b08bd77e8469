import type { QueryClient } from '@tanstack/react-query'
import { config } from '#contract/config'
import { engine } from '#contract/engine'
import type { QuoteItem } from '#contract/quote'
import { figuresOf, pricedItem } from '#domain/estimating'
import { breaksInOrder, deliveryOf, type ItemSections, type Pricing } from '#domain/quoteItem'
import { type BoxwrightDataProvider, callQuery } from '../../../dataProvider/index.ts'
import { readable } from './readable.ts'

const freshFor = 600_000

/**
 * A price with what follows from its inputs by the item as it stands, its breaks in order; as it is where the rates can't be
 * read: the server says what does not follow.
 */
export async function repriced(
  queryClient: QueryClient,
  calls: Pick<BoxwrightDataProvider, 'call'>,
  { quoteDelivery: quote }: Pick<QuoteItem, 'quoteDelivery'>,
  values: ItemSections,
): Promise<Pricing> {
  const item = readable(values)
  const pricing = { ...item.pricing, details: [...breaksInOrder(item.pricing.details)] }
  const { deliveryPostCode, deliveryState } = deliveryOf(item.delivery, quote)
  const place = { postalCode: deliveryPostCode.trim(), stateCode: deliveryState }
  const isPlace = place.postalCode !== '' && place.stateCode !== ''
  try {
    const [masters, found] = await Promise.all([
      queryClient.fetchQuery({ ...callQuery(calls, engine.lookupData, {}), staleTime: freshFor }),
      isPlace
        ? queryClient.fetchQuery({
            ...callQuery(calls, config.regionOfPostcode, { params: place }),
            staleTime: freshFor,
          })
        : null,
    ])
    const goesTo = { quote, region: found === null ? undefined : (found.region?.regionCode ?? null) }
    const whole = { ...item, pricing }
    return { ...pricing, ...pricedItem(whole, figuresOf(whole, masters, goesTo), masters, quote) }
  } catch {
    return pricing
  }
}
