import { quote } from '#contract/quote'
import type { ItemSections } from '#domain/quoteItem'
import { useCall } from '../../../../dataProvider/index.ts'

/** What the design of the product is chosen from, at its plant. */
export const useDesignLookup = ({
  preferredPlantCode: plantCode,
}: Pick<ItemSections['product'], 'preferredPlantCode'>) =>
  useCall(quote.designLookup, { query: { plantCode } }, { staleTime: 60_000, meta: { quiet: true } })
