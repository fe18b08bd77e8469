import type { RouteWorkCentre } from '#domain/routing'
import type { PlantMasters } from './masters.ts'
import { sheetLimitsOf } from './sheetLimitsOf.ts'

/**
 * The work centres of plants as the routing takes them. An hour costs its crew, energy and depreciation; a rate that
 * is not known counts 0. An outside store is no step of a route.
 */
export function routeWorkCentres(plants: readonly PlantMasters[]): RouteWorkCentre[] {
  return plants.flatMap(({ workCentres, costing }) =>
    workCentres.flatMap(({ operation, attributes, rates, ...workCentre }) => {
      if (operation === 'STORE') return []
      const labour = (rates?.crew ?? 0) * (rates?.labourRate ?? 0)
      const energy = (rates?.kilowatts ?? 0) * (costing?.pricePerKwh ?? 0)
      return [
        {
          ...workCentre,
          operation,
          limits: sheetLimitsOf({ attributes }),
          hourRate: labour + energy + (rates?.depreciationPerHour ?? 0),
          pricePerThousand: rates?.pricePerThousand ?? 0,
          fixedPrice: rates?.fixedPrice ?? 0,
          minLinealMetre: attributes.min_lineal_metre,
          minNoOfPasses: attributes.min_no_of_passes,
        },
      ]
    }),
  )
}
