import { describe, expect, it } from 'vitest'
import type { CostJob } from '#domain/costTape'
import { jobFault } from '../../../domain/costTape/jobFault.ts'
import { aJob, corrugator, ownBoard, terms } from './builders.ts'

const frontSheet = {
  length: 1441,
  width: 560,
  numberUp: 1,
  spoilage: 0.05,
  paperPricePerSqm: 0.2,
  clickPerSheet: 0.1,
  makeReady: 150,
  glueGsm: 20,
  gluePricePerKg: 3,
}

describe('a job that can be costed', () => {
  it('has steps, sizes and numbers up; its rates are somebody else’s question', () => {
    expect(jobFault(aJob(), 1000)).toBeNull()
    expect(jobFault(aJob({ palletCost: null, pricePerKwh: null }), 1000)).toBeNull()
  })

  it('may have a step that takes no time by the piece', () => {
    expect(jobFault(aJob({ steps: [{ ...corrugator, speed: null }] }), 1000)).toBeNull()
  })

  it('needs no steps, sheet or board where the goods are bought ready made', () => {
    const bought = aJob({ outsideManufacture: [], steps: [], sheet: { length: 0, width: 0 } })
    expect(jobFault(bought, 1000)).toBeNull()
  })
})

describe('a job that can not', () => {
  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('of a quantity of %d', quantity => {
    expect(jobFault(aJob(), quantity)).toBe('The quantity must be above 0.')
  })

  it.each<[Partial<CostJob>, string]>([
    [{ steps: [] }, 'The item has no steps to cost.'],
    [{ terms: { ...terms, fixedLabourShare: 1.2 } }, 'The fixed share of labour must be at most 1.'],
    [
      { steps: [{ ...corrugator, numberUp: 1.5 }] },
      `The number up of ${corrugator.workCentre} must be a whole number.`,
    ],
    [{ costingUom: 0 }, 'The costing UOM must be above 0.'],
    [{ unitSqm: 0 }, 'The area of a unit must be above 0.'],
    [{ unitsPerPallet: 0 }, 'The number of units on a pallet must be above 0.'],
    [{ sheet: { length: 0, width: 560 } }, 'The sheet length must be above 0.'],
    [{ sheet: { length: 1441, width: Number.NaN } }, 'The sheet width must be above 0.'],
    [{ board: { ...ownBoard, deckle: 0 } }, 'The deckle must be above 0.'],
    [{ board: { ...ownBoard, numberOut: 0 } }, 'The number of sheets across the web must be above 0.'],
    [{ steps: [{ ...corrugator, numberUp: 0 }] }, 'The number up of CORR1 must be above 0.'],
    [{ steps: [{ ...corrugator, speed: 0 }] }, 'The speed of CORR1 must be above 0.'],
    [
      { litho: { front: { ...frontSheet, width: 0 }, back: null } },
      'The width of the front sheet must be above 0.',
    ],
    [
      { litho: { front: frontSheet, back: { ...frontSheet, numberUp: 0 } } },
      'The number up of the back sheet must be above 0.',
    ],
    [{ inkWaste: -0.1 }, 'The ink waste is not a usable number.'],
    [
      { terms: { ...terms, fixedLabourShare: Number.NaN } },
      'The fixed share of labour is not a usable number.',
    ],
  ])('%j: %s', (overrides, sentence) => {
    expect(jobFault(aJob(overrides), 1000)).toBe(sentence)
  })

  it('asks nothing of the deckle where sheets are bought', () => {
    expect(jobFault(aJob({ board: { kind: 'bought', gsm: 563, pricePerSqm: 0.7 } }), 1000)).toBeNull()
  })
})
