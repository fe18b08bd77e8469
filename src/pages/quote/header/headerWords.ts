import type { Quote } from '#contract/quote'
import { date } from '#domain/formats'

type Told = Pick<
  Quote,
  | 'customerCode'
  | 'customerName'
  | 'description'
  | 'deliveryCity'
  | 'deliveryState'
  | 'truckType'
  | 'requiredDate'
  | 'validTo'
  | 'customerPO'
  | 'salesRepName'
>

/** What one looks up in a quote's header, each with its name; what is not entered is left out. */
export function headerWords(quote: Told): readonly (readonly [name: string, words: string])[] {
  const place = [quote.deliveryCity, quote.deliveryState].filter(part => part !== '').join(', ')
  const told = [
    ['Customer', `${quote.customerName} (${quote.customerCode})`],
    ['For', quote.description],
    ['Delivery', quote.truckType === 'CUSTPICK' ? 'picked up' : place],
    ['Required', date(quote.requiredDate)],
    ['Valid to', date(quote.validTo)],
    ['PO', quote.customerPO],
    ['Sales rep', quote.salesRepName],
  ] as const
  return told.filter(([, words]) => words !== '')
}
