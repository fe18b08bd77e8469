import { date, listed } from '#domain/formats'
import type { QuotedItem } from './document.ts'
import type { QuoteDocumentInput } from './documentInput.ts'

/** What keeps a quote from going to its customer, a sentence each: what it lacks itself, then its items. */
export function quoteLacks(
  { quote, customer, plant, today }: Pick<QuoteDocumentInput, 'quote' | 'customer' | 'plant' | 'today'>,
  items: readonly Pick<QuotedItem, 'reference' | 'lacks'>[],
): string[] {
  return [
    ...(customer === null ? ['The quote has no customer.'] : []),
    ...(plant === null ? ['It is not known which plant the quote is from.'] : []),
    ...(items.length === 0 ? ['The quote has no open items.'] : []),
    ...(quote.validTo === null ? ['The quote does not say until when it is valid.'] : []),
    ...(quote.validTo !== null && quote.validTo < today
      ? [`The quote was valid until ${date(quote.validTo)}.`]
      : []),
    ...items.flatMap(({ reference, lacks }) =>
      lacks.length === 0 ? [] : [`Item ${reference} ${listed(lacks)}.`],
    ),
  ]
}
