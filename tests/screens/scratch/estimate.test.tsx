import { beforeAll, describe, expect, test } from 'vitest'
import { EngineLookupData } from '#contract/engineMasters'
import type { Part } from '#domain/estimating'
import { causeOf } from '../../../src/pages/scratch/cause/causeOf.ts'
import { remediesOfPad } from '../../../src/pages/scratch/cause/remediesOfPad.ts'
import { createEstimator, type Estimate, estimate } from '../../../src/pages/scratch/estimate.ts'
import type { PadInputs } from '../../../src/pages/scratch/padInputs.ts'
import { createTestApp } from '../../server/startTestServer.ts'
import { pad } from './pad.ts'

let masters: EngineLookupData
let ratelessMasters: EngineLookupData

beforeAll(async () => {
  const server = await createTestApp()
  const mastersOf = async (login: string) => {
    const { body } = await server.as(login).get('/engine/lookup/GetEngineLookupData')
    return EngineLookupData.parse(body)
  }
  masters = await mastersOf('salesrep')
  ratelessMasters = await mastersOf('vendor')
  await server.close()
})

function figures<Figures>(part: Part<Figures> | undefined): Figures {
  if (part?.ok !== true) throw new Error(part?.problems.map(({ message }) => message).join(' '))
  return part.value
}

const problems = (part: Part<unknown>) => (part.ok ? [] : part.problems)
const of = (changes: Partial<PadInputs> = {}): Estimate => estimate(pad(changes), masters)

describe('a regular slotted box of 400 x 300 x 250 in C flute', () => {
  test('has its sheet, its folded size and its load', () => {
    const { box, unit, pallet } = of()
    expect(figures(box)).toMatchObject({
      sheetLength: 1441,
      sheetWidth: 560,
      corrCreases: [151, 258, 151],
      ffgCreases: [28, 304, 404, 304, 401],
    })
    expect(figures(unit).folded).toMatchObject({ length: 708, width: 560, thickness: 8.4 })
    expect(figures(unit)).toMatchObject({ bundleQty: 25, isBundleSuggested: true })
    expect(figures(pallet).load).toMatchObject({
      bundlesPerLayer: 2,
      certified: true,
      layersPerPallet: 6,
      totalPalletQty: 300,
    })
  })

  test('is routed, costed and priced for every quantity, cheaper the more are made', () => {
    const { cost, prices, minimum, tooling } = of()
    expect(figures(cost).deckle).toMatchObject({ deckle: 2350, out: 4, trim: 110 })
    const costs = prices.map(price => figures(price).tape.cost)
    expect(costs).toEqual(costs.toSorted((a, b) => b - a))
    expect(figures(prices[0])).toMatchObject({ markUp: 28, margin: 21.88 })
    expect(figures(minimum)).toMatchObject({ quantity: 500, isValid: true })
    expect(figures(tooling).rows).toHaveLength(1)
  })

  test('stands the stronger the drier and shorter it is stacked', () => {
    const allowable = (changes: Partial<PadInputs>) =>
      figures(of(changes).strength).compression.allowableKilograms
    expect(allowable({ days: 10, humidity: 50 })).toBeGreaterThan(allowable({ days: 180, humidity: 90 }))
    expect(figures(of({ contentKg: null }).strength).stack).toBeNull()
  })
})

describe('of mark-up, margin and price one is given and the others follow', () => {
  const break5000 = (given: PadInputs['breaks'][number]['given'], value: number | null) =>
    of({ breaks: [{ quantity: 5000, given, value }] }).prices[0]

  test.each([0, 12.5, 28, 60])('a mark-up of %s percent comes back from its margin and its price', markUp => {
    const first = figures(break5000('markUp', markUp))
    expect(first.markUp).toBe(markUp)
    expect(figures(break5000('margin', (100 * markUp) / (100 + markUp))).tape.sellPrice).toBeCloseTo(
      first.tape.sellPrice,
      1,
    )
    const again = figures(break5000('price', first.tape.sellPrice))
    expect(again.markUp).toBeCloseTo(markUp, 1)
    expect(again.tape.sellPrice).toBeCloseTo(first.tape.sellPrice, 1)
  })

  test('a margin of 100 percent and an empty one are refused with a sentence', () => {
    expect(problems(break5000('margin', 100) as Part<unknown>)).toEqual([
      { field: 'price', message: 'A margin is below 100 percent.' },
    ])
    expect(problems(break5000('markUp', null) as Part<unknown>)[0]?.message).toMatch(/must be entered/)
  })
})

describe('what cannot be made says why, by field', () => {
  test('an empty side; what builds on the box says the same', () => {
    const { box, pallet, cost, board } = of({ depth: null, width: null })
    expect(problems(box).map(({ field }) => field)).toEqual(['width', 'depth'])
    expect(problems(pallet)).toEqual(problems(box))
    expect(problems(cost)).toEqual(problems(box))
    expect(board.ok).toBe(true)
  })

  test('flaps that do not fit name the size once, not once an end', () => {
    expect(problems(of({ style: '0202', flapAdjustment: 400 }).box)).toEqual([
      { field: 'size', message: expect.stringContaining('longer than the box is wide') },
    ])
  })

  test('a sheet no machine takes names the route', () => {
    const { box, route, prices } = of({ length: 2400, width: 1800 })
    expect(box.ok).toBe(true)
    expect(problems(route)[0]).toMatchObject({ field: 'route', message: expect.stringContaining('outside') })
    expect(prices.every(({ ok }) => !ok)).toBe(true)
  })

  test('a flute without a grade leaves the blank alone', () => {
    const { box, board, cost } = of({ flute: 'A', grade: '' })
    expect(box.ok).toBe(true)
    expect(problems(board)[0]?.message).toBe('There is no board grade in flute A: only the blank is known.')
    expect(cost.ok).toBe(false)
  })

  test('a sheet or a fitment carries no stack', () => {
    expect(problems(of({ style: '0933', depth: 200 }).strength)[0]?.field).toBe('style')
  })

  test('a quantity that is given twice, or none', () => {
    const given = { given: 'markUp', value: 28 } as const
    const twice = of({ breaks: [500, 500].map(quantity => ({ ...given, quantity })) })
    expect(problems(twice.ranges)[0]?.message).toBe('The quantity 500 is given twice.')
    const none = of({ breaks: [{ ...given, quantity: null }] })
    expect(problems(none.ranges)[0]?.field).toBe('breaks')
    expect(problems(none.route)[0]?.field).toBe('breaks')
  })

  test('a company without plants', () => {
    expect(problems(estimate(pad(), { ...masters, plants: [] }).box)[0]?.field).toBe('plant')
  })

  test('a person without rates sees the box and no price', () => {
    const { box, pallet, strength, route, minimum, cost } = estimate(pad(), ratelessMasters)
    expect([box, pallet, strength, route, minimum].every(({ ok }) => ok)).toBe(true)
    expect(problems(cost)).toEqual([
      { field: 'rates', message: 'Costs and prices are for people who may see the rates.' },
    ])
  })
})

describe('only what changed is worked out again', () => {
  test('a price leaves the box, the pallet and the other prices as they are', () => {
    const estimator = createEstimator()
    const before = estimator(pad(), masters)
    const [first, ...rest] = pad().breaks
    const after = estimator(
      pad({ breaks: [{ quantity: first?.quantity ?? 0, given: 'margin', value: 30 }, ...rest] }),
      masters,
    )
    expect(after.box).toBe(before.box)
    expect(after.pallet).toBe(before.pallet)
    expect(after.cost).toBe(before.cost)
    expect(after.prices[0]).not.toBe(before.prices[0])
    expect(after.prices.slice(1)).toEqual(before.prices.slice(1))
    after.prices.slice(1).forEach((price, index) => {
      expect(price).toBe(before.prices[index + 1])
    })
  })

  test('the pallet leaves box, board and route; the same inputs leave everything', () => {
    const estimator = createEstimator()
    const before = estimator(pad(), masters)
    const lower = pad({ maxPalletHeight: 1200 })
    const after = estimator(lower, masters)
    for (const key of ['box', 'board', 'unit', 'route'] as const) expect(after[key]).toBe(before[key])
    expect(after.pallet).not.toBe(before.pallet)
    const again = estimator(lower, masters)
    for (const key of Object.keys(after) as (keyof Estimate)[]) expect(again[key]).toBe(after[key])
  })
})

test('a longer search replaces the quick answer only where it holds more, and only for the same question', () => {
  const quick = figures(of().pallet)
  const better = { ...quick.load, bundlesPerLayer: quick.load.bundlesPerLayer + 1, totalPalletQty: 450 }
  const estimator = createEstimator()
  const { pallet } = estimator(pad(), masters)
  const { question } = figures(pallet)
  expect(figures(estimator(pad(), masters, { question, load: better }).pallet).load).toBe(better)
  expect(figures(estimator(pad(), masters, { question, load: quick.load }).pallet).load).toEqual(quick.load)
  const other = estimator(pad({ length: 410 }), masters, { question, load: better })
  expect(figures(other.pallet).load).not.toBe(better)
})

test.each([
  ['0200', {}],
  ['0209', { flapAdjustment: 20 }],
  ['0301', { depth: 120 }],
  ['0427', { length: 300, width: 200, depth: 80, flute: 'E' }],
  ['0933', { depth: 200, printProcess: 'NOPRINT' }],
  ['0201', { printProcess: 'LITHO', flute: 'E' }],
  ['0201', { printProcess: 'PREPRINT' }],
] as const)('style %s with %j is estimated to its price', (style, changes) => {
  const { prices } = of({ style, ...changes })
  expect(figures(prices.at(-1)).tape.sellPrice).toBeGreaterThan(0)
})

test('delivery adds freight, a plant of choice keeps to it', () => {
  const price = (changes: Partial<PadInputs>) => figures(of(changes).prices[0]).tape
  expect(price({ deliverTo: 'VIC-MEL' }).distribution).toBeGreaterThan(0)
  expect(price({}).distribution).toBe(0)
  const plants = figures(of({ plant: 'NTH' }).route).path.map(({ plantCode }) => plantCode)
  expect(new Set(plants)).toEqual(new Set(['NTH']))
})

describe('what is not possible comes with what would make it so', () => {
  test.each([
    [{ style: '0401' }, 'pallet', 'allow 25 mm overhang'],
    [{ style: '0902', length: 900, width: 700, depth: 500 }, 'pallet', 'use 1,200 × 1,000'],
    [{ maxPalletHeight: 250 }, 'pallet', 'allow 360 mm height'],
    [{ length: 900, width: 700, depth: 500 }, 'making', 'length 579 mm'],
    [{ colours: 7 }, 'making', 'print 6 colours'],
    [{ flute: 'A', grade: '' }, 'board', 'use flute C'],
    [{ style: '0900', length: 300, width: 900 }, 'box', 'swap length and width'],
    [{ style: '0301', lidDepth: 900 }, 'box', 'lid of half the depth'],
  ] as const)('%j fails at its %s: %s', (changes, failing, label) => {
    expect(causeOf(of(changes))?.failing).toBe(failing)
    const remedies = remediesOfPad(pad(changes), masters)
    expect(remedies.map(remedy => remedy.label)).toContain(label)
    for (const { change } of remedies) {
      const solved = of({ ...changes, ...change })
      const next = causeOf(solved)
      expect(next === null || (failing !== 'pallet' && next.failing === 'pallet')).toBe(true)
      expect(figures(solved.prices.at(-1)).tape.sellPrice).toBeGreaterThan(0)
    }
  })

  test('a box that no pallet takes is priced without pallets and freight', () => {
    const { pallet, prices } = of({ style: '0401', deliverTo: 'VIC-MEL' })
    expect(pallet.ok).toBe(false)
    expect(figures(prices[0]).tape).toMatchObject({ wrapStrappingPallets: 0, distribution: 0 })
  })
})
