import type { Rate } from '#domain/costTape'
import { entryUnder } from '#domain/tables'
import type { EstimateLoad } from './estimateItem.ts'
import type { PlantCosting } from './masters.ts'

/** Cost of one pallet with its top, straps and film; null where a price it needs is not known. */
export function palletCost(load: EstimateLoad, costing: PlantCosting): Rate {
  const priced = (prices: Readonly<Record<string, Rate>>, code: string, times = 1): Rate => {
    if (code === '' || times === 0) return 0
    const price = entryUnder(prices, code) ?? null
    return price === null ? null : price * times
  }
  const parts = [
    entryUnder(costing.palletPrices, load.palletTypeCode) ?? null,
    priced(costing.palletTopPrices, load.palletTopTypeCode),
    priced(costing.strapPricesPerMetre, load.strappingTypeCode, load.strapMetres),
    priced(costing.filmPricesPerMetre, load.stretchWrapCode, load.stretchFilmMetres),
  ]
  return parts.reduce<Rate>((sum, part) => (sum === null || part === null ? null : sum + part), 0)
}
