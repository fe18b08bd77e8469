import { type Quote, type QuoteItemRow, quote } from '#contract/quote'
import { asHtml } from '../../../components/editing/asHtml.ts'
import { useCallMutation } from '../../../dataProvider/index.ts'
import { useConfirm } from '../../../layout/confirm/useConfirm.ts'
import { useSay, useSayFailure } from '../../../layout/notifications/useSay.ts'

/** Deletes an item after asking. */
export function useDeleteItem({ id }: Pick<Quote, 'id'>): (item: QuoteItemRow) => Promise<void> {
  const confirm = useConfirm()
  const say = useSay()
  const sayFailure = useSayFailure()
  const { mutateAsync } = useCallMutation(quote.deleteItem, {
    refresh: [quote.get, quote.draftQuotes, quote.log],
  })

  return async item => {
    const named = item.description === '' ? '' : ` (${asHtml(item.description)})`
    const agreed = await confirm({
      title: 'Delete Quote Item',
      message: `Item ${item.reference}${named} of quote ${id} is deleted with its comments. This can't be undone.`,
      ok: 'Delete',
      destructive: true,
    })
    if (!agreed) return
    try {
      await mutateAsync({ body: { quoteItemId: item.id } })
      say(`Quote Item ${item.reference} has been deleted.`, 'success')
    } catch (error) {
      sayFailure(error, 'Error deleting Quote Item')
    }
  }
}
