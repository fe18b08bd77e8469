import { useMemo } from 'react'
import { type QuoteItem, quote } from '#contract/quote'
import { asksForDocuments, type ItemSections } from '#domain/quoteItem'
import { useCall } from '../../../../dataProvider/index.ts'
import { useLiveEvent } from '../../../../realtime/useLiveEvent.ts'

/** The names of the item's files, asked only where a rule of its design is about them; undefined: not known. */
export function useDocumentNames(
  design: ItemSections['design'],
  { id, quoteId, validations }: Pick<QuoteItem, 'id' | 'quoteId' | 'validations'>,
): readonly string[] | undefined {
  const isAsked = asksForDocuments(design, validations)
  const { data, refetch } = useCall(
    quote.documents,
    { query: { quoteId, quoteProductId: id } },
    { enabled: isAsked, meta: { quiet: true } },
  )
  useLiveEvent('QuoteItemChanged', event => {
    if (isAsked && event.id === id && event.what === 'saved') void refetch()
  })
  return useMemo(() => data?.map(({ fileName }) => fileName), [data])
}
