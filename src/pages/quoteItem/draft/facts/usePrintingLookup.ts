import { quote } from '#contract/quote'
import type { ItemSections } from '#domain/quoteItem'
import { useCall } from '../../../../dataProvider/index.ts'

/** What the print of the product is chosen from, at its plant and for its process. */
export const usePrintingLookup = ({
  preferredPlantCode: plantCode,
  printProcess,
}: Pick<ItemSections['product'], 'preferredPlantCode' | 'printProcess'>) =>
  useCall(
    quote.printingLookup,
    { query: { plantCode, printProcess } },
    { staleTime: 60_000, meta: { quiet: true } },
  )
