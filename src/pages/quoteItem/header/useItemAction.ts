import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { type QuoteItem, quote } from '#contract/quote'
import { asHtml } from '../../../components/editing/asHtml.ts'
import type { Acted, OfferedAction } from '../../../components/workflow/offeredAction.ts'
import { useAct } from '../../../components/workflow/useAct.tsx'
import { callKey } from '../../../dataProvider/index.ts'
import { useConfirm } from '../../../layout/confirm/useConfirm.ts'
import type { OpenSection } from '../openSection.ts'

/** Taking, giving back and holding keep the person on the item; everything else leads back to the quote (001 §4). */
const leadsBack = ({ action }: Acted): boolean => action.kind !== 'work' && action.code !== 'UNARCHIVE'

/** Takes an action on the item of the page; what is not saved yet is saved first, if the person agrees. */
export function useItemAction(item: QuoteItem, section: OpenSection | null) {
  const navigate = useNavigate()
  const confirm = useConfirm()
  const queryClient = useQueryClient()
  const { begin, busy, dialog } = useAct(acted => {
    if (leadsBack(acted)) navigate(`/quotes/${item.quoteId}`, { state: { discardChanges: true } })
  })

  const start = async (action: OfferedAction) => {
    if (section?.dirty) {
      const agreed = await confirm({
        title: 'Unsaved changes',
        message: `${asHtml(action.name)} works on what is saved. Save your changes first?`,
        ok: `Save and ${action.name}`,
      })
      if (!agreed || !(await section.save())) return
    }
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
