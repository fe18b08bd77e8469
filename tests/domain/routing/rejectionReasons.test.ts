import { describe, expect, it } from 'vitest'
import { type RouteJob, type RouteWorkCentre, route } from '#domain/routing'
import { aJob, plants, settings } from './builders.ts'

/** The reason that the log gives for a work centre after a change to it and the job. */
function reasonOf(
  code: string,
  centre: Partial<RouteWorkCentre>,
  job: Partial<RouteJob> = {},
): string | null {
  const changed = plants.map(w => (w.code === code ? { ...w, ...centre } : w))
  const { log } = route(aJob(job), changed, settings)
  return log.find(entry => entry.workCentre === code && !entry.ok)?.reason ?? null
}

describe('why a work centre is out', () => {
  it.each<[string, Partial<RouteWorkCentre>, Partial<RouteJob>, string]>([
    ['CORR2', {}, { plants: ['P1'] }, 'plant P2 is not to be used'],
    ['CORR2', {}, { boardPlants: ['P1-10'] }, 'board grade variant not made at P2'],
    ['CORR1', { costCentreCode: '20' }, { boardPlants: ['P1-10'] }, 'board grade variant not made at P1-20'],
    ['CORR1', { flutes: ['B', 'E'] }, {}, 'flute C not run'],
    ['CORR1', { minCaliper: 5 }, {}, 'caliper 4 outside 5-any'],
    ['CORR1', { maxCaliper: 3 }, {}, 'caliper 4 outside 0-3'],
    ['CORR1', {}, { creases: 21 }, '21 creases > 20'],
    ['CORR1', { maxCreases: 1 }, {}, '2 creases > 1'],
    ['FFG2C', {}, { colours: 3 }, '2 colours < 3'],
    ['FFG2C', { maxColours: 0 }, { colours: 1 }, 'it does not print'],
    ['FFG2C', { capabilities: ['STITCH'] }, {}, 'no GLUE'],
    ['FFG2C', {}, { isDieCut: true }, 'no DIE'],
    ['FFG2C', { isExternal: true }, {}, 'external work centres are not to be used'],
    ['DSP1', { regionsServed: ['NSW-SYD'] }, { deliveryRegion: 'VIC-MEL' }, 'region VIC-MEL not served'],
  ])('%s %j %j: %s', (code, centre, job, reason) => {
    expect(reasonOf(code, centre, job)).toBe(reason)
  })

  it.each<[string, Partial<RouteWorkCentre>, Partial<RouteJob>]>([
    ['CORR1', { costCentreCode: '10' }, { boardPlants: ['P1-10'] }],
    ['CORR1', { flutes: ['C'] }, { plants: ['P1'] }],
    ['DSP1', { regionsServed: ['NSW-SYD'] }, { deliveryRegion: null }],
    ['DSP1', { limits: { minLength: 0, maxLength: 1, minWidth: 0, maxWidth: 1 } }, {}],
  ])('%s %j %j is in', (code, centre, job) => {
    expect(reasonOf(code, centre, job)).toBeNull()
  })

  it('tells all reasons at once', () => {
    expect(reasonOf('FFG2C', { capabilities: [] }, { colours: 3 })).toBe('2 colours < 3; no GLUE')
  })
})
