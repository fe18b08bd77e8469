import { describe, expect, it } from 'vitest'
import { missingRates } from '#domain/costTape'
import { aJob, folderGluer, ownBoard } from './builders.ts'

const sheet = {
  length: 1000,
  width: 700,
  numberUp: 2,
  spoilage: null,
  paperPricePerSqm: null,
  clickPerSheet: null,
  makeReady: null,
  glueGsm: null,
  gluePricePerKg: null,
}

describe('rates a job needs', () => {
  it('has them all in the worked job', () => {
    expect(missingRates(aJob())).toEqual([])
  })

  it('asks for papers, starch and credit of own board', () => {
    const plies = ownBoard.plies.map(ply => ({ ...ply, pricePerTonne: null }))
    const board = { ...ownBoard, plies, starchPricePerKg: null, brokeCreditPerTonne: -1 }
    expect(missingRates(aJob({ board }))).toEqual([
      'the price of paper 1',
      'the price of paper 2',
      'the price of paper 3',
      'the price of starch',
      'the credit for waste board',
    ])
  })

  it('asks for the price of bought board, wax and litho sheets', () => {
    const job = aJob({
      board: { kind: 'bought', gsm: 563, pricePerSqm: null },
      wax: { gsm: 20, pricePerKg: null },
      litho: { front: sheet, back: { ...sheet, spoilage: 0, makeReady: 0 } },
    })
    const missing = missingRates(job)
    expect(missing.slice(0, 2)).toEqual(['the price of bought board', 'the price of wax'])
    expect(missing.filter(name => name.includes('front sheet'))).toHaveLength(6)
    expect(missing.filter(name => name.includes('back sheet'))).toHaveLength(4)
  })

  it('asks a step made elsewhere for its losses and price only', () => {
    const steps = [{ ...folderGluer, crew: null, runWaste: null, bought: { perSheet: null, fixed: 0 } }]
    expect(missingRates(aJob({ steps }))).toEqual(['the run waste of FFG2C', 'the outside price of FFG2C'])
  })

  it('asks goods bought ready made for nothing of the making', () => {
    const job = aJob({
      outsideManufacture: [{ description: 'cartons', perUnit: null, fixed: 0 }],
      pricePerKwh: null,
      outsideStores: [{ description: 'depot', perUnit: 0, fixed: null }],
      freight: [{ perPallet: null, fixed: null, minimum: null }],
    })
    expect(missingRates(job)).toEqual([
      'the unit price of outside manufacture cartons',
      'the freight of a pallet on leg 1',
      'the fixed freight of leg 1',
      'the minimum freight of leg 1',
      'the fixed charge of outside store depot',
    ])
  })

  it('asks for a line that has no rate once, by its name', () => {
    const outsideStores = [
      { description: 'Press run', perUnit: null, fixed: null },
      { description: 'Freight of the rolls', perUnit: 0, fixed: null },
    ]
    expect(missingRates(aJob({ outsideStores }))).toEqual([
      'the rate of Press run',
      'the fixed charge of outside store Freight of the rolls',
    ])
  })
})
