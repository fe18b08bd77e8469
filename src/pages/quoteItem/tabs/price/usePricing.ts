import { useRowList } from '../../fields/useRowList.ts'
import { useCostedBreaks } from './useCostedBreaks.ts'

/** All that the price tab shows beside its fields, of the draft as it stands. */
export type PricingShown = ReturnType<typeof usePricing>

/** The price of the item where its breaks are shown as a list. */
export function usePricing() {
  return useCostedBreaks(useRowList('pricing.details'))
}
