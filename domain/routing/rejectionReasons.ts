import { isSamePlant, joinPlant } from '#domain/boardGrades'
import { defaultCorrugator, sheetFault } from '#domain/corrugator'
import { counted } from '#domain/formats'
import type { RouteJob, RouteNeed, RouteWorkCentre } from './routeJob.ts'

/** What a step takes in: the sheet, or the blank once it is cut; null when its size is not known. */
export type Feed = { readonly length: number; readonly width: number } | null

/** Why a work centre can't do a step of a job, one phrase a reason; empty when it can. */
export function rejectionReasons(
  workCentre: RouteWorkCentre,
  need: RouteNeed,
  job: RouteJob,
  feed: Feed,
): string[] {
  const reasons: string[] = []
  const { flutes, minCaliper, maxCaliper, maxColours, regionsServed } = workCentre
  const place = joinPlant(workCentre.plantCode, workCentre.costCentreCode)
  if (job.plants !== null && !job.plants.some(plant => isSamePlant(plant, place)))
    reasons.push(`plant ${workCentre.plantCode} is not to be used`)
  if (workCentre.isExternal && !job.mayUseExternal) reasons.push('external work centres are not to be used')
  if (maxColours < need.colours)
    reasons.push(
      maxColours === 0 ? 'it does not print' : `${counted(maxColours, 'colour')} < ${need.colours}`,
    )
  if (feed !== null && need.operation !== 'DESPATCH' && orientation(workCentre, feed) === null)
    reasons.push(sheetFault(feed.length, feed.width, workCentre.limits) ?? '')
  if (flutes !== null && !flutes.includes(job.flute)) reasons.push(`flute ${job.flute} not run`)
  if (job.caliper < (minCaliper ?? 0) || job.caliper > (maxCaliper ?? Number.POSITIVE_INFINITY))
    reasons.push(`caliper ${job.caliper} outside ${minCaliper ?? 0}-${maxCaliper ?? 'any'}`)
  for (const capability of need.capabilities)
    if (!workCentre.capabilities.includes(capability)) reasons.push(`no ${capability}`)
  if (need.operation === 'CORR') {
    const maxCreases = workCentre.maxCreases ?? defaultCorrugator.maxCreases
    if (job.creases > maxCreases) reasons.push(`${counted(job.creases, 'crease')} > ${maxCreases}`)
    if (job.boardPlants !== null && !job.boardPlants.some(plant => isSamePlant(plant, place)))
      reasons.push(`board grade variant not made at ${place}`)
  }
  if (
    need.operation === 'DESPATCH' &&
    regionsServed !== null &&
    job.deliveryRegion !== null &&
    !regionsServed.includes(job.deliveryRegion)
  )
    reasons.push(`region ${job.deliveryRegion} not served`)
  return reasons
}

/** How a work centre takes a feed: as it is, turned by a quarter, or not at all (null). */
export function orientation(
  workCentre: Pick<RouteWorkCentre, 'limits' | 'canRotate'>,
  feed: { readonly length: number; readonly width: number },
): 'straight' | 'rotated' | null {
  if (sheetFault(feed.length, feed.width, workCentre.limits) === null) return 'straight'
  if (workCentre.canRotate && sheetFault(feed.width, feed.length, workCentre.limits) === null)
    return 'rotated'
  return null
}
