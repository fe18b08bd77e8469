import { lgx } from '#contract/lgx'
import type { QuoteItem } from '#contract/quote'
import { isGenericItem } from '#domain/quoteItem'
import { useMay } from '../../../authProvider/useRights.ts'
import { usePanelState } from '../../../similarProducts/panelState.ts'

/** Opens the similar-products panel for the item; null for who may not see existing products, and for goods that are bought: they have nothing that products are alike in. */
export function useOpenSimilar({ id, reference, customerCode, product }: QuoteItem): (() => void) | null {
  const may = useMay(lgx.similarSearch.right)
  const { openFor } = usePanelState()
  return may && !isGenericItem(product) ? () => openFor({ itemId: id, reference, customerCode }) : null
}
