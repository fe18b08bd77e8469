import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { styles } from '#domain/boxGeometry'
import { costTape } from '#domain/costTape'
import { type EstimateItem, estimateCost, estimateRoute, trimOption } from '#domain/estimating'
import type { RoutePlan, RouteResult } from '#domain/routing'
import { byDepth, seedFrom } from '../../depth.ts'
import { anItem } from './builders.ts'
import { twoPlants } from './twoPlants.ts'

type Found = Extract<RouteResult, { ok: true }>

/** The tape of an item made by a given route; nothing where it has none. */
function tapeOf(item: EstimateItem, quantity: number, route: Found) {
  const cost = estimateCost(item, [quantity], twoPlants, route)
  if (!cost.ok) return undefined
  const [first] = cost.breaks
  return first?.result.ok ? first.result.tape : undefined
}

const side = fc.integer({ min: 80, max: 900 })
const items = fc
  .record({
    style: fc.constantFrom(...styles.map(({ code }) => code)),
    length: side,
    width: side,
    depth: fc.integer({ min: 30, max: 500 }),
    colours: fc.integer({ min: 0, max: 4 }),
    mayUseOtherPlants: fc.boolean(),
    isPickup: fc.boolean(),
    trim: fc.constantFrom(0, 10, 35),
    quantity: fc.constantFrom(250, 1000, 5000, 30_000),
  })
  .map(({ style, length, width, depth, colours, mayUseOtherPlants, isPickup, trim, quantity }) => {
    const item = anItem({
      style,
      length: Math.max(length, width),
      width: Math.min(length, width),
      depth: style === '0900' || style === '0901' || style === '0110' ? 0 : depth,
      blankOptions: trimOption(style, { additionalTrim: trim }),
      closureCode: style.startsWith('02') ? '01' : '00',
      coverages: Array.from({ length: colours }, () => 0.1),
      cartonSqm: null,
      mayUseOtherPlants,
      delivery: { ...anItem().delivery, isPickup },
    })
    return { item, quantity }
  })

const runs = byDepth(100, 6000)

describe('the route chosen', () => {
  it(`is never dearer on the cost tape than one of its own alternatives (${runs} items)`, {
    timeout: byDepth(30_000, 600_000),
  }, () => {
    let compared = 0
    const dearer: string[] = []
    for (const { item, quantity } of fc.sample(items, { numRuns: runs, seed: seedFrom(590) })) {
      const route = estimateRoute(item, quantity, twoPlants)
      if (!route.ok) continue
      const own = tapeOf(item, quantity, route)
      for (const plan of route.alternatives) {
        const other = tapeOf(item, quantity, { ...route, ...plan })
        if (own === undefined || other === undefined) continue
        compared++
        if (own.cost > other.cost) dearer.push(`${item.style} ${quantity}: ${own.cost} > ${other.cost}`)
      }
    }
    expect(dearer).toEqual([])
    expect(compared).toBeGreaterThan(runs / 4)
  })

  it('costs what the tape says, without what is the same on every route', () => {
    const route = estimateRoute(anItem({ mayUseOtherPlants: true }), 5000, twoPlants)
    if (!route.ok) throw new Error(route.reason)
    const tapes = [route, ...route.alternatives].map(plan => ({
      route: plan.cost,
      tape: (tapeOf(anItem(), 5000, { ...route, ...plan })?.cost ?? 0) * 5,
    }))
    const [first] = tapes
    for (const { route: routed, tape } of tapes)
      expect(routed - (first?.route ?? 0)).toBeCloseTo(tape - (first?.tape ?? 0), 0)
    const steps = (plan: RoutePlan) => plan.path.reduce((sum, { run, transfer }) => sum + run + transfer, 0)
    expect(steps(route)).toBeCloseTo(route.cost, 1)
  })

  it('is found all the same where the tape can not be asked', () => {
    const { load } = anItem()
    const unloaded = estimateRoute(anItem({ load: { ...load, unitsPerPallet: 0 } }), 5000, twoPlants)
    expect(unloaded.ok && Number.isFinite(unloaded.cost)).toBe(true)
  })

  it('brings its transfer between plants to the tape, in the distribution', () => {
    const fourColours = anItem({
      style: '0427',
      length: 300,
      width: 200,
      depth: 150,
      coverages: [0.1],
      mayUseOtherPlants: true,
      numberUp: 1,
    })
    const route = estimateRoute(
      { ...fourColours, workCentres: ['CORR2', 'DCR1', 'GLU1', 'DSP1'] },
      5000,
      twoPlants,
    )
    if (!route.ok) throw new Error(route.reason)
    expect(route.path.map(({ transfer }) => transfer)).toEqual([0, 350, 0, 0])
    const estimate = estimateCost(fourColours, [5000], twoPlants, route)
    if (!estimate.ok) throw new Error(estimate.reason)
    const leg = { what: 'bringing the order from STH to NTH', perPallet: 0, fixed: 350, minimum: 0 }
    expect(estimate.job.freight).toContainEqual(leg)
    expect(estimate.trace).toContainEqual({
      label: 'Transfer STH to NTH',
      value: 350,
      unit: '$',
      why: 'bringing the order to its next plant, in the distribution',
    })
    const told = costTape(estimate.job, 5000)
    expect(told.trace.find(({ label }) => label === 'Distribution')?.why).toBe(
      'for 1000 units, 70 of it for bringing the order from STH to NTH',
    )
    const stayed = tapeOf(fourColours, 5000, {
      ...route,
      path: route.path.map(step => ({ ...step, transfer: 0 })),
    })
    const moved = tapeOf(fourColours, 5000, route)
    expect((moved?.distribution ?? 0) - (stayed?.distribution ?? 0)).toBeCloseTo(350 / 5, 2)
  })
})
