import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RouteNeed, RouteWorkCentre } from '#domain/routing'
import { type Attempt, byCost, type PartialRoute, via } from '../../../domain/routing/searchRoutes.ts'
import { seedFrom } from '../../depth.ts'
import { aNeed, aWorkCentre, plants, searched, settings } from './builders.ts'

const corr = aNeed('CORR')
const ffg = aNeed('FFG', { colours: 2, capabilities: ['GLUE'], closes: true })
const told = (routes: readonly PartialRoute[]) => routes.map(route => `${via(route)} ${route.cost}`)

describe('the search for routes', () => {
  it('keeps the best way to each work centre, cheapest first', () => {
    expect(told(searched([[corr, ffg]]))).toEqual(['CORR1>FFG2C 1240', 'CORR2>FFG4C 1364'])
  })

  it('keeps as many ways as it is told to', () => {
    expect(told(searched([[corr, ffg]], { keep: 2 }))).toEqual([
      'CORR1>FFG2C 1240',
      'CORR2>FFG4C 1364',
      'CORR2>FFG2C 1585',
      'CORR1>FFG4C 1719',
    ])
  })

  it('pays for moving the order between plants, either way', () => {
    const [, , last] = searched([[corr, ffg]], { keep: 2 })
    expect(last?.path.map(step => [step.plantCode, step.run, step.transfer])).toEqual([
      ['P2', 675, 0],
      ['P1', 560, 350],
    ])
  })

  it('does not go where there is no transport, and says so', () => {
    const attempts: Attempt[] = []
    const found = searched([[corr, ffg]], {
      keep: 2,
      settings: { ...settings, transfers: [] },
      onAttempt: attempt => attempts.push(attempt),
    })
    expect(told(found)).toEqual(['CORR1>FFG2C 1240', 'CORR2>FFG4C 1364'])
    expect(attempts.flatMap(({ reasons }) => reasons)).toContain('no transport from P1 to P2')
    expect(attempts.flatMap(({ reasons }) => reasons)).toContain('no transport from P2 to P1')
  })

  it('tells of each attempt at which step it was and why it ended there', () => {
    const attempts: Attempt[] = []
    searched([[corr, ffg]], { onAttempt: attempt => attempts.push(attempt) })
    const small = attempts.find(({ judged }) => judged?.workCentre.code === 'FFGMINI')
    expect(small).toMatchObject({
      depth: 1,
      reasons: ['sheet 1441x560 outside 400-1200 x 200-500'],
      to: null,
    })
  })

  it('ends where nobody does an operation', () => {
    const attempts: Attempt[] = []
    expect(searched([[corr, aNeed('STITCH')]], { onAttempt: attempt => attempts.push(attempt) })).toEqual([])
    expect(attempts.at(-1)).toMatchObject({ judged: null, reasons: ['no work centre does it'], to: null })
  })

  it('chooses among the sequences too', () => {
    const slotter = aWorkCentre({ code: 'SLOT1', operation: 'SLOT', setupHours: 1, hourRate: 200 })
    const ways = [
      [corr, ffg],
      [corr, aNeed('SLOT')],
    ]
    expect(told(searched(ways, { workCentres: [...plants, slotter] }))[0]).toBe('CORR1>SLOT1 880')
  })

  it('knows that a folder-gluer leaves single blanks, and a corrugator does not', () => {
    expect(searched([[corr]]).map(({ isCut }) => isCut)).toEqual([false, false])
    expect(searched([[corr, ffg]]).map(({ isCut }) => isCut)).toEqual([true, true])
  })

  it('without steps ends where it began', () => {
    expect(searched([])).toMatchObject([{ cost: 0, path: [] }])
  })
})

describe('ties', () => {
  const route = (cost: number, ...codes: string[]): PartialRoute => ({
    cost,
    sheet: 0,
    isCut: false,
    path: codes.map(workCentre => ({ workCentre })) as unknown as PartialRoute['path'],
  })

  it('go to the cheaper route, then to fewer steps, then by the codes', () => {
    const ranked = [
      route(100, 'C2', 'F1'),
      route(100, 'C1', 'F2'),
      route(100, 'Z9'),
      route(99, 'C9', 'F9', 'G9'),
    ].sort(byCost)
    expect(ranked.map(via)).toEqual(['C9>F9>G9', 'Z9', 'C1>F2', 'C2>F1'])
  })
})

describe('more to choose from', () => {
  const centre = (index: number): fc.Arbitrary<RouteWorkCentre> =>
    fc
      .record({
        operation: fc.constantFrom('CORR' as const, 'PRINT' as const, 'DESPATCH' as const),
        plantCode: fc.constantFrom('P1', 'P2'),
        hourRate: fc.integer({ min: 10, max: 900 }),
      })
      .map(row => aWorkCentre({ ...row, code: `W${index}` }))
  const centres = fc
    .integer({ min: 1, max: 9 })
    .chain(count => fc.tuple(...Array.from({ length: count }, (_, i) => centre(i))))
  const way: RouteNeed[] = [corr, aNeed('PRINT'), aNeed('DESPATCH')]

  it('never makes the best route dearer: another work centre, or more ways kept', () => {
    fc.assert(
      fc.property(centres, centre(10), (known, more) => {
        const [best] = searched([way], { workCentres: known })
        const [wider] = searched([way], { workCentres: [...known, more] })
        const [kept] = searched([way], { workCentres: known, keep: 3 })
        expect(wider?.cost ?? Number.POSITIVE_INFINITY).toBeLessThanOrEqual(
          best?.cost ?? Number.POSITIVE_INFINITY,
        )
        expect(kept?.cost).toBe(best?.cost)
      }),
      { seed: seedFrom(61), numRuns: 100 },
    )
  })
})
