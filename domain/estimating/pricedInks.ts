import type { PricedInk } from '#domain/costTape'
import { entryUnder } from '#domain/tables'
import type { EstimateItem } from './estimateItem.ts'
import { isLitho } from './isLitho.ts'
import type { PlantMasters } from './masters.ts'

/**
 * The inks on the board with the film, wash and price of their print process. A preprint without coverages has the
 * plant's spot and process shares; litho ink is in the price of its sheet. A process without a rate has a price of
 * null, which fails the cost audit.
 */
export function pricedInks(
  { printProcess, coverages }: Pick<EstimateItem, 'printProcess' | 'coverages'>,
  { costing, settings }: Pick<PlantMasters, 'costing' | 'settings'>,
): PricedInk[] {
  if (isLitho(printProcess) || printProcess === 'NOPRINT' || printProcess === '') return []
  const { coverage, spot, process } = settings.preprint
  const preprint = [spot, process].map(share => (coverage * share) / 10_000)
  const layers = printProcess === 'PREPRINT' && coverages.length === 0 ? preprint : coverages
  const rates = entryUnder(costing?.inks ?? {}, printProcess) ?? { gsm: 0, washKg: 0, pricePerKg: null }
  return layers.map(share => ({ ...rates, coverage: share }))
}
