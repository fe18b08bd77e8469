import { roundHalfUp } from '#domain/pricingPolicies'

/** Distances between creases as positions from the sheet's edge, mm; the sheet's own far edge is not a crease. */
export function creasePositions(distances: readonly number[]): number[] {
  let position = 0
  return distances.slice(0, -1).map(distance => {
    position = roundHalfUp(position + distance, 3)
    return position
  })
}
