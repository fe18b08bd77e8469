import { quote } from '#contract/quote'
import { plantOf } from '#domain/estimating'
import { printProcesses } from '#domain/quoteItem'
import { trimFor } from '#domain/trim'
import { useCall } from '../../../../dataProvider/index.ts'
import { useEngineMasters } from '../../../../dataProvider/useEngineMasters.ts'
import { useDraftValues, useItem } from '../../draft/useItemDraft.ts'

/** What the trim rule says of the draft, mm; null where it says nothing. Rules trim-applies and trim-lookup (001 §4). */
export function useTrim(): { readonly trim: number | null; readonly reason: string } {
  const { quoteId, customerDefaultPlant } = useItem()
  const { product, printing } = useDraftValues()
  const { data: masters } = useEngineMasters()
  const { data: header } = useCall(quote.get, { params: { id: quoteId } }, { meta: { quiet: true } })
  if (masters === undefined) return { trim: null, reason: '' }
  const code = (plant: string) => plantOf(plant, masters)?.code ?? null
  const result = trimFor(
    {
      printProcessId: printProcesses.find(each => each.code === product.printProcess)?.id ?? null,
      stereoPlateCode: printing.stereoPlate === '' ? null : printing.stereoPlate,
      printToEdge: printing.printToEdge,
      designPlantCode: code(product.preferredPlantCode),
      customerPlantCode: code(customerDefaultPlant),
      customerIndustryCode: header?.customerIndustryCode || null,
    },
    masters.plants.flatMap(({ trims }) => trims),
  )
  return { trim: result.ok ? result.trim : null, reason: result.reason }
}
