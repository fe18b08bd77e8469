import type { RouteResult } from '#domain/routing'
import { type EstimateCostResult, estimateCost } from '../estimateCost.ts'
import type { EstimateItem, EstimateLoad } from '../estimateItem.ts'
import { estimateRoute } from '../estimateRoute.ts'
import type { EngineMasters } from '../masters.ts'
import type { FoundBoard } from './boardPart.ts'
import type { FoundPallet } from './palletPart.ts'
import { blocked, found, missing, missingElsewhere, type Part } from './part.ts'

export type FoundRoute = Extract<RouteResult, { ok: true }>
export type FoundCost = Extract<EstimateCostResult, { ok: true }>

// The field of the quantities says it.
const noQuantity = missingElsewhere('breaks', 'A quantity is a number above 0.')

/** How the largest quantity goes through the work centres. */
export function routePart(
  item: Omit<EstimateItem, 'load'>,
  box: Part<unknown>,
  board: Part<FoundBoard>,
  quantity: number,
  masters: EngineMasters,
): Part<FoundRoute> {
  const missed = blocked(box, board)
  if (missed !== null) return missed
  if (!(quantity > 0)) return noQuantity
  const result = estimateRoute(item, quantity, masters)
  return result.ok ? found(result) : missing('route', result.reason)
}

/**
 * All that the cost of the box depends on: what the tape is asked, the deckle, the freight. Null for the pallet: the cost
 * is without pallets and without the way to the customer.
 */
export function costPart(
  item: Omit<EstimateItem, 'load'>,
  route: Part<FoundRoute>,
  pallet: Part<FoundPallet> | null,
  quantity: number,
  masters: EngineMasters,
): Part<FoundCost> {
  if (!route.ok || pallet?.ok === false)
    return blocked(route, ...(pallet === null ? [] : [pallet])) ?? noQuantity
  if (masters.plants.every(({ costing }) => costing === null))
    return missing('rates', 'Costs and prices are for people who may see the rates.')
  if (pallet !== null && item.delivery.isOutsideRegions)
    return missing('deliverTo', 'The postcode of the delivery has no region: its freight is not known.')
  const result = estimateCost(
    pallet === null ? item : { ...item, load: loadOf(pallet.value) },
    [quantity],
    masters,
    // Where the goods leave from decides the freight, which the route alone does not know.
    item.mayUseOtherPlants ? undefined : route.value,
  )
  return result.ok ? found(result) : missing('cost', result.reason)
}

const loadOf = ({ load, question }: FoundPallet): EstimateLoad => ({
  palletTypeCode: load.palletTypeCode,
  palletTopTypeCode: load.palletTopTypeCode,
  strappingTypeCode: question.strapping?.code ?? '',
  stretchWrapCode: question.stretchWrap?.code ?? '',
  unitsPerPallet: load.totalPalletQty,
  strapMetres: load.strapMetres,
  stretchFilmMetres: load.stretchFilmMetres,
})
