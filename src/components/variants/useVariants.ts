import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { quote as calls, type Quote, type QuoteItem } from '#contract/quote'
import { type QuotedItem, quotedItem } from '#domain/quoteDocument'
import type { ItemSections } from '#domain/quoteItem'
import { useProvider } from '../../dataProvider/index.ts'
import { useEngineMasters } from '../../dataProvider/useEngineMasters.ts'

/** An item that is compared, with what stands in its fields. */
export interface ComparedItem {
  readonly item: QuoteItem
  readonly sections: ItemSections
  readonly quoted: QuotedItem
}

/** An item whose fields are open: what is typed counts, not what is saved. */
export interface TypedItem {
  readonly id: number
  readonly sections: ItemSections
}

/** Items of a quote as they are compared; undefined until all of it is read. */
export function useVariants(quote: Quote | undefined, ids: readonly number[], typed: TypedItem | null) {
  const { call } = useProvider()
  const masters = useEngineMasters()
  const items = useQuery({
    queryKey: ['variants', ...ids],
    queryFn: () => Promise.all(ids.map(id => call(calls.item, { params: { id } }))),
    meta: { quiet: true },
    staleTime: 0,
    placeholderData: before => before,
  })
  const data = useMemo(() => {
    if (masters.data === undefined || items.data === undefined || quote === undefined) return undefined
    const shared = {
      masters: masters.data,
      today: '',
      quote: { currency: quote.currencyCode, validTo: quote.validTo },
    }
    return items.data
      .filter(({ id }) => ids.includes(id))
      .map((item): ComparedItem => {
        const sections = typed !== null && typed.id === item.id ? typed.sections : item
        const { itemNo, reference, stepName, isOnHold } = item
        const input = { itemNo, reference, stepName, isOnHold, sections, isApproved: true, inks: [] }
        return { item, sections, quoted: quotedItem(input, shared) }
      })
  }, [masters.data, items.data, quote, ids, typed])
  const failed = masters.error ?? items.error
  return {
    data,
    error: data === undefined ? failed : null,
    isFetching: items.isFetching || masters.isFetching,
    retry: () => void Promise.all([masters.refetch(), items.refetch()]),
  }
}
