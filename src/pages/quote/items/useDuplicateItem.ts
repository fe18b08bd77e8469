import { quote as calls, type Quote, type QuoteItemRow } from '#contract/quote'
import { listed } from '#domain/formats'
import { useMay } from '../../../authProvider/useRights.ts'
import { useCallMutation } from '../../../dataProvider/index.ts'
import { useSay, useSayFailure } from '../../../layout/notifications/useSay.ts'

/** Adds a copy of an item to its quote; null where the person may not add to it. */
export function useDuplicateItem(quote: Quote, item: QuoteItemRow): (() => Promise<void>) | null {
  const say = useSay()
  const sayFailure = useSayFailure()
  const may = useMay(calls.duplicateItem.right)
  const duplicate = useCallMutation(calls.duplicateItem, {
    refresh: [calls.get, calls.draftQuotes, calls.log],
  })
  if (!may || !quote.mayEdit) return null
  return async () => {
    try {
      const { items } = await duplicate.mutateAsync({ body: { quoteItemId: item.id } })
      say(`Duplicated as ${listed(items.map(({ reference }) => reference))}`, 'success')
    } catch (error) {
      sayFailure(error, 'Error duplicating Quote Item')
    }
  }
}
