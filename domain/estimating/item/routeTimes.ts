import type { EngineMasters } from '../masters.ts'
import type { RouteToTake } from './designOfRoute.ts'

/** Hours of a machine in a working day. Our own. */
const hoursADay = 8

/** What a route takes. */
export interface RouteTimes {
  /** On the machines, set-up included. */
  readonly hours: number
  /** Working days: on the machines, and a day between two of them. */
  readonly days: number
}

/**
 * How long a route takes for so many units. Between two machines goods wait a day, between two plants two (our own
 * choice); despatch takes none.
 */
export function routeTimes(
  { path }: RouteToTake,
  quantity: number,
  masters: Pick<EngineMasters, 'plants'>,
): RouteTimes {
  const centres = new Map(
    masters.plants.flatMap(plant => plant.workCentres.map(centre => [centre.code, centre] as const)),
  )
  const worked = path.filter(({ operation }) => operation !== 'DESPATCH')
  const hours = worked.reduce((all, { workCentre, sheet }) => {
    const centre = centres.get(workCentre)
    if (centre === undefined) return all
    const running = centre.speed === null ? 0 : quantity / sheet.numberUp / centre.speed
    return all + centre.setupHours + running
  }, 0)
  const waits = worked.slice(1).reduce((all, { plantCode }, index) => {
    return all + (plantCode === worked[index]?.plantCode ? 1 : 2)
  }, 0)
  return { hours: Math.round(hours * 10) / 10, days: Math.ceil(hours / hoursADay) + waits }
}
