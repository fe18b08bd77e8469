import { isSamePlant } from '#domain/boardGrades'
import type { RouteToTake } from './designOfRoute.ts'

/** A way that goods go between the item's own plant and another of the company. */
export interface OffsiteWay {
  readonly otherPlantCode: string
  readonly deliveryMethod: string
}

/**
 * How the goods of a route go to or from another plant of the company than the item's own: as was chosen where that goes
 * there, else the first of the ways, which come cheapest first; '' where the route stays at home, or there is no way.
 */
export function offsiteMethodOf(
  { path }: RouteToTake,
  home: string,
  chosen: string,
  ways: readonly OffsiteWay[] | undefined,
): string {
  // Without a plant, or before its ways are known, what was chosen is all there is to go by.
  if (home === '' || ways === undefined) return chosen
  const away = path.find(({ plantCode }) => !isSamePlant(plantCode, home))
  if (away === undefined) return ''
  const there = ways.filter(({ otherPlantCode }) => isSamePlant(away.plantCode, otherPlantCode))
  const way = there.find(({ deliveryMethod }) => deliveryMethod === chosen) ?? there[0]
  return way?.deliveryMethod ?? ''
}
