import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CostJob, costParts, costTape } from '#domain/costTape'
import { seedFrom } from '../../depth.ts'
import { aJob, aLithoSheet, aTape, corrugator, folderGluer, ownBoard, terms } from './builders.ts'
import examples from './examples.json' with { type: 'json' }

const reason = (overrides: Partial<CostJob>, quantity = 1000) => {
  const result = costTape(aJob(overrides), quantity)
  return result.ok ? 'calculated' : result.reason
}

describe('the worked tape of a 0201', () => {
  it.each([500, 1000, 2500, 5000, 10000] as const)('%d units', quantity => {
    const { flow, Q, ...lines } = examples[`tape-${quantity}`]
    const result = costTape(aJob(), quantity)
    if (!result.ok) throw new Error(result.reason)
    expect(result.tape).toMatchObject(lines)
    expect(result.tape.quantity).toBe(Q)
    expect(result.flow.map(s => ({ code: s.workCentre, in: s.in, out: s.out, up: s.numberUp }))).toEqual(
      flow.map(({ hours: _, ...step }) => step),
    )
    result.flow.forEach((step, i) => {
      expect(step.hours).toBeCloseTo(flow[i]?.hours ?? Number.NaN, 9)
    })
    expect(result.audit).toMatchObject({ passed: true, findings: [], warnings: [] })
  })

  it('5,000 units at marginal cost, half of the labour fixed: base 607.50, sell 801.65', () => {
    const tape = aTape(5000, { terms: { ...terms, basis: 'marginal', fixedLabourShare: 0.5 } })
    expect(tape).toMatchObject(examples['tape-marginal-5000'])
  })

  it('tells what went into the first step and what each line costs', () => {
    const result = costTape(aJob(), 500)
    expect(result.trace[0]).toMatchObject({ label: 'Into CORR1', value: 609, unit: 'sheets' })
    expect(result.trace).toContainEqual({ label: 'Paper', value: 381.99, unit: '$', why: 'for 1000 units' })
    expect(result.trace.some(entry => entry.label === 'Wax')).toBe(false)
  })
})

describe('laws of the tape', () => {
  const quantities = fc.integer({ min: 200, max: 200_000 })

  it('its parts add up to the cost within a cent', () => {
    fc.assert(
      fc.property(quantities, fc.double({ min: 0.01, max: 3, noNaN: true }), (quantity, closurePerUnit) => {
        const tape = aTape(quantity, { closurePerUnit })
        const sum = costParts.reduce((total, part) => total + tape[part], 0)
        expect(Math.abs(sum - tape.cost)).toBeLessThanOrEqual(0.01 + 1e-9)
      }),
      { seed: seedFrom(16), numRuns: 200 },
    )
  })

  it('the sell price less commission is the price without it', () => {
    fc.assert(
      fc.property(quantities, fc.double({ min: 0, max: 0.3, noNaN: true }), (quantity, commission) => {
        const tape = aTape(quantity, { terms: { ...terms, commission } })
        expect(Math.abs(tape.sellPrice * (1 - commission) - tape.priceExcludeCommission)).toBeLessThan(0.011)
      }),
      { seed: seedFrom(17), numRuns: 100 },
    )
  })

  it('gets cheaper with the quantity as long as the pallets are full', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), pallets => {
        const [small, large] = [aTape(600 * pallets), aTape(600 * (pallets + 1))]
        expect(large.cost).toBeLessThan(small.cost)
      }),
      { seed: seedFrom(18), numRuns: 100 },
    )
  })

  it('twice the paper price doubles the paper, moves the waste and nothing else', () => {
    fc.assert(
      fc.property(quantities, quantity => {
        const plies = ownBoard.plies.map(ply => ({ ...ply, pricePerTonne: 2 * ply.pricePerTonne }))
        const [before, after] = [aTape(quantity), aTape(quantity, { board: { ...ownBoard, plies } })]
        expect(after.paperCost).toBeCloseTo(2 * before.paperCost, 1)
        expect(after.wasteBoardUnpaid).toBeGreaterThan(before.wasteBoardUnpaid)
        const { starchCost, ink, closure, directEnergy, yieldPercent } = before
        expect(after).toMatchObject({ starchCost, ink, closure, directEnergy, yieldPercent })
      }),
      { seed: seedFrom(19), numRuns: 100 },
    )
  })

  it('is the cost of one run, whatever the unit it is told in', () => {
    const [perThousand, perUnit] = [aTape(5000), aTape(5000, { costingUom: 100 })]
    expect(perUnit.cost).toBeCloseTo(perThousand.cost / 10, 1)
    expect(perUnit.sellPricePerTonne).toBeCloseTo(perThousand.sellPricePerTonne, 2)
  })
})

describe('other ways of making', () => {
  it('bought board replaces paper, waste and starch', () => {
    const board = { kind: 'bought', gsm: 563, pricePerSqm: 0.6 } as const
    const tape = aTape(1000, { board, steps: [folderGluer] })
    expect(tape).toMatchObject({ paperCost: 0, wasteBoardUnpaid: 0, starchCost: 0, yieldPercent: 95.7 })
    expect(tape.outsideBoardCost).toBeCloseTo(1045 * 0.80696 * 0.6, 2)
    expect(tape.boardCost).toBe(tape.outsideBoardCost)
    expect(tape.tonnesPerCostingUOM).toBe(0.4543)
  })

  it('a step made elsewhere costs its price instead of labour, energy and depreciation', () => {
    const bought = { ...folderGluer, bought: { perSheet: 0.1, fixed: 50 } }
    const tape = aTape(1000, { steps: [corrugator, bought] })
    expect(tape.outsideMfgCost).toBe(154.5)
    const alone = aTape(1000, {
      steps: [corrugator, { ...folderGluer, crew: 0, kilowatts: 0, depreciationPerHour: 0 }],
    })
    expect(tape.directLabour).toBe(alone.directLabour)
    expect(tape.directDepreciation).toBe(alone.directDepreciation)
    expect(tape.cost).toBeCloseTo(alone.cost + 154.5, 1)
  })

  it('goods bought ready made cost their price, pallets, freight and stores only', () => {
    const tape = aTape(1200, {
      steps: [],
      outsideManufacture: [{ description: 'cartons', perUnit: 0.9, fixed: 60 }],
      outsideStores: [{ description: 'depot', perUnit: 0.01, fixed: 12 }],
    })
    expect(tape).toMatchObject({
      outsideMfgCost: 950,
      wrapStrappingPallets: 24.17,
      distribution: 63.33,
      outsideStoreCost: 20,
      directRM: 0,
      cost: 1057.5,
      yieldPercent: null,
    })
  })

  it('wax lies on the whole unit', () => {
    expect(aTape(1000, { wax: { gsm: 20, pricePerKg: 4 } }).wax).toBe(64.56)
  })

  it('varnish over the print is in the ink, and what has no rate is said', () => {
    const varnish = { name: 'gloss varnish', pricePerSqm: 0.05, makeReady: 60 }
    const notes = ['Northgate has no rate for UV varnish: it is not in the cost.']
    const result = costTape(aJob({ varnish, notes }), 1000)
    if (!result.ok) throw new Error(result.reason)
    expect(result.tape.ink).toBeCloseTo(aTape(1000).ink + 0.807 * 50 + 60, 1)
    expect(result.audit.warnings).toEqual(notes)
  })

  it('litho sheets are raw material', () => {
    const front = aLithoSheet
    const tape = aTape(1000, { litho: { front, back: { ...front, makeReady: 0 } } })
    expect(tape.frontSheetCost).toBe(378.25)
    expect(tape.backSheetCost).toBe(178.25)
    expect(tape.directRM).toBeCloseTo(aTape(1000).directRM + 556.5, 1)
  })

  it('several up divide what goes in', () => {
    const die = { ...folderGluer, workCentre: 'DIE', numberUp: 4 }
    const result = costTape(aJob({ unitSqm: 0.2, steps: [corrugator, die] }), 1000)
    expect(result.ok && result.flow.map(s => s.in)).toEqual([347, 280])
  })

  it('a step without a speed takes its set-up only', () => {
    const packing = { ...folderGluer, workCentre: 'PACK', speed: null, setupWaste: 0, runWaste: 0 }
    const result = costTape(aJob({ steps: [corrugator, packing] }), 1000)
    expect(result.ok && result.flow[1]?.hours).toBe(0.5)
  })

  it('warns of a very low yield, which a tiny run may have', () => {
    const result = costTape(aJob(), 20)
    expect(result.ok && result.audit.warnings).toHaveLength(1)
  })
})

describe('a tape that cannot be made', () => {
  it.each<[string, Partial<CostJob>, number]>([
    ['The quantity must be above 0.', {}, 0],
    ['The item has no steps to cost.', { steps: [] }, 1000],
    ['The costing UOM must be above 0.', { costingUom: 0 }, 1000],
    ['The area of a unit must be above 0.', { unitSqm: Number.NaN }, 1000],
    ['The deckle must be above 0.', { board: { ...ownBoard, deckle: 0 } }, 1000],
    ['The number up of CORR1 must be above 0.', { steps: [{ ...corrugator, numberUp: 0 }] }, 1000],
    ['The speed of CORR1 must be above 0.', { steps: [{ ...corrugator, speed: 0 }] }, 1000],
    ['The ink waste is not a usable number.', { inkWaste: -1 }, 1000],
    ['A board needs at least one paper.', { board: { ...ownBoard, plies: [] } }, 1000],
    ['A commission lies from 0 to below 100 percent.', { terms: { ...terms, commission: 1 } }, 1000],
    [
      'The yield is above 100 percent: more board is sold than made.',
      { unitSqm: 2, inks: [], board: { kind: 'bought', gsm: 500, pricePerSqm: 1 } },
      1000,
    ],
    ['The tonnes per UOM must be above 0.', { board: { kind: 'bought', gsm: 0, pricePerSqm: 1 } }, 1000],
  ])('%s', (why, overrides, quantity) => {
    expect(reason(overrides, quantity)).toBe(why)
  })

  it('names every missing rate', () => {
    const steps = [{ ...corrugator, labourRate: null }, folderGluer]
    expect(reason({ pricePerKwh: null, palletCost: Number.NaN, steps })).toBe(
      'These rates are missing: the price of energy, the labour rate of CORR1, the price of a pallet.',
    )
  })
})
