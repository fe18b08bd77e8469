import { useNavigate } from 'react-router-dom'
import type { QuoteItem } from '#contract/quote'
import type { OpenedItem } from '../../scratch/item/openedItem.ts'
import { readable } from '../draft/readable.ts'
import { useDraft } from '../draft/useItemDraft.ts'
import type { ItemTab } from '../tabs.ts'

/** Opens the estimating pad with what stands in the fields of all tabs, saved or not; the draft waits for the way back. */
export function useOpenInPad(item: QuoteItem, open: ItemTab): () => void {
  const draft = useDraft()
  const navigate = useNavigate()
  return () => {
    const sections = readable(draft.values())
    const padItem: OpenedItem = {
      id: item.id,
      reference: item.reference,
      name: sections.product.description,
      tab: open.key,
      customerCode: item.customerCode,
      customerName: item.customerName,
      businessUnit: item.businessUnit,
      isSaved: draft.state().dirtySections.length === 0,
      sections,
    }
    // What is typed on the tabs is kept on this machine; what stands beside them, as a comment, is asked about.
    const discardChanges = ![...draft.others].some(other => other.isDirty())
    void navigate('/scratch', { state: { padItem, discardChanges } })
  }
}
