import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { type QuoteItem, quote } from '#contract/quote'
import type { Acted, OfferedAction } from '../../../components/workflow/offeredAction.ts'
import { useAct } from '../../../components/workflow/useAct.tsx'
import { callKey } from '../../../dataProvider/index.ts'
import { useItemDraft } from '../draft/useItemDraft.ts'

/** Taking, giving back and holding keep the person on the item; everything else leads back to the quote (001 §4). */
const leadsBack = ({ action }: Acted): boolean => action.kind !== 'work' && action.code !== 'UNARCHIVE'

/** Takes an action on the item of the page; what is not saved yet is saved first, and a refusal holds it. */
export function useItemAction(item: QuoteItem) {
  const { isDirtyNow, saveAll } = useItemDraft()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { begin, busy, dialog } = useAct(acted => {
    if (leadsBack(acted)) navigate(`/quotes/${item.quoteId}`, { state: { discardChanges: true } })
  })

  const start = async (action: OfferedAction) => {
    // It works on what is saved.
    if (isDirtyNow() && !(await saveAll())) return
    // A save can move the item: its hash key is the one of the answer, not of the page as it was drawn.
    const { hashKey } =
      queryClient.getQueryData<QuoteItem>(callKey(quote.item, { params: { id: item.id } })) ?? item
    begin(action, {
      quoteId: item.quoteId,
      quoteItemId: item.id,
      reference: item.reference,
      description: item.product.description,
      hashKey,
    })
  }

  return { begin: (action: OfferedAction) => void start(action), busy, dialog }
}
