import { describe, expect, it } from 'vitest'
import type { RoutePlan } from '#domain/routing'
import { route } from '#domain/routing'
import { rankRoutes } from '../../../domain/routing/rankRoutes.ts'
import { type PartialRoute, via } from '../../../domain/routing/searchRoutes.ts'
import { aJob, plants, settings } from './builders.ts'

const aRoute = (code: string, cost: number, warnings: readonly string[] = []): PartialRoute => ({
  cost,
  path: [
    {
      operation: 'FFG',
      workCentre: code,
      plantCode: 'P1',
      run: cost,
      transfer: 0,
      sheet: { length: 1441, width: 560, numberUp: 1 },
      isRotated: false,
      isClosedHere: true,
      warnings,
    },
  ],
  sheet: 0,
  isCut: true,
})
const byTape =
  (costs: Readonly<Record<string, number | null>>) =>
  (plan: RoutePlan): RoutePlan | null => {
    const cost = costs[via(plan)] ?? null
    return cost === null ? null : { ...plan, cost }
  }
const codes = ({ chosen, others, below }: ReturnType<typeof rankRoutes>) => ({
  chosen: chosen && [via(chosen.plan), chosen.plan.cost],
  others: others.map(({ plan }) => via(plan)),
  below: below && via(below.plan),
})

describe('routes that were found', () => {
  const found = [aRoute('A', 100), aRoute('B', 110), aRoute('C', 120)]

  it('are in the order of the search where nothing else is known of their cost', () => {
    const asFound = { chosen: ['A', 100], others: ['B', 'C'], below: null }
    expect(codes(rankRoutes(found, 250))).toEqual(asFound)
    expect(codes(rankRoutes(found, 250, () => null))).toEqual(asFound)
  })

  it('are in the order of their cost on the tape, without those that have none', () => {
    expect(codes(rankRoutes(found, 250, byTape({ A: 95, B: null, C: 90.004 })))).toEqual({
      chosen: ['C', 90],
      others: ['A'],
      below: null,
    })
  })

  it('below a minimum count its penalty, and are no alternative where they cost less', () => {
    const short = [aRoute('A', 100, ['A: minimum 300 passes']), aRoute('B', 110), aRoute('C', 120)]
    const costs = byTape({ A: 100, B: 110, C: 400 })
    expect(codes(rankRoutes(short, 250, costs))).toEqual({ chosen: ['B', 110], others: ['C'], below: 'A' })
    expect(codes(rankRoutes(short, 5, costs))).toMatchObject({ chosen: ['A', 100], others: ['B', 'C'] })
  })

  it('that differ in their sheet only stand once, with the best sheet', () => {
    const twice = [aRoute('A', 100), aRoute('A', 90), aRoute('B', 110)]
    expect(codes(rankRoutes(twice, 250))).toMatchObject({ chosen: ['A', 100], others: ['B'] })
    const asFound = (plan: RoutePlan): RoutePlan => plan
    expect(codes(rankRoutes(twice, 250, asFound))).toMatchObject({ chosen: ['A', 90], others: ['B'] })
  })

  it('are none where nothing was found', () => {
    expect(rankRoutes([], 250, byTape({}))).toEqual({ chosen: null, others: [], below: null })
  })
})

describe('a route that is costed whole', () => {
  it('wins with that cost, which its log and its trace tell', () => {
    const costs = byTape({ 'CORR1>FFG2C>DSP1': 2000, 'CORR2>FFG4C>DSP2': 1900 })
    const result = route(aJob(), plants, { ...settings, alternatives: 1 }, costs)
    if (!result.ok) throw new Error(result.reason)
    expect([via(result), result.cost]).toEqual(['CORR2>FFG4C>DSP2', 1900])
    expect(result.alternatives.map(plan => [via(plan), plan.cost])).toEqual([['CORR1>FFG2C>DSP1', 2000]])
    expect(result.log.filter(({ isNotify, ok }) => isNotify && ok)).toMatchObject([
      { workCentre: 'DSP2', cost: 1900, via: 'CORR2>FFG4C' },
    ])
    expect(result.trace).toContainEqual({ label: 'Route', value: 1900, unit: '$', why: 'CORR2>FFG4C>DSP2' })
  })
})
