import { usePanelState } from '../../../similarProducts/panelState.ts'
import { useItem } from '../draft/useItemDraft.ts'
import { OfferedTaker } from './OfferedTaker.tsx'

/** Offers the item to the similar-products panel while that is open for it. */
export function SimilarTaker() {
  const { id } = useItem()
  const { state } = usePanelState()
  return state?.shown === 'open' && state.itemId === id ? <OfferedTaker /> : null
}
