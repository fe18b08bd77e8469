import type { DesignLookup } from '#contract/quote'
import { isSamePlant } from '#domain/boardGrades'
import type { RouteToTake } from '#domain/estimating'

/**
 * How the goods of a route go to or from another plant of the company than the item's own: as was chosen where that goes
 * there, else the cheapest way; '' where the route stays at home, or there is no way.
 */
export function offsiteMethodOf(
  { path }: RouteToTake,
  home: string,
  chosen: string,
  ways: DesignLookup['offsiteTransfers'] | undefined,
): string {
  // Without a plant, or before its ways are known, what was chosen is all there is to go by.
  if (home === '' || ways === undefined) return chosen
  const away = path.find(({ plantCode }) => !isSamePlant(plantCode, home))
  if (away === undefined) return ''
  const there = ways.filter(({ otherPlantCode }) => isSamePlant(away.plantCode, otherPlantCode))
  const way = there.find(({ deliveryMethod }) => deliveryMethod === chosen) ?? there[0]
  return way?.deliveryMethod ?? ''
}
