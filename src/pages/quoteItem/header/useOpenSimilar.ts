import { lgx } from '#contract/lgx'
import type { QuoteItem } from '#contract/quote'
import { useMay } from '../../../authProvider/useRights.ts'
import { usePanelState } from '../../../similarProducts/panelState.ts'

/** Opens the similar-products panel for the item; null for who may not see existing products. */
export function useOpenSimilar({ id, reference, customerCode }: QuoteItem): (() => void) | null {
  const may = useMay(lgx.similarSearch.right)
  const { openFor } = usePanelState()
  return may ? () => openFor({ itemId: id, reference, customerCode }) : null
}
