import { describe, expect, it } from 'vitest'
import { finishesOf } from '#domain/estimating'
import { emptySections } from '#domain/quoteItem'
import { printFinishes } from '../../../domain/estimating/printFinishes.ts'
import { aPlant } from './builders.ts'

const laid = { side: 'FRONT', varnishType: 'GLOSS', laminationType: 'MATT', overs: null } as const

describe('what is laid over print', () => {
  it('has the rates of its plant: varnish and film over litho, varnish over inks', () => {
    const of = (printProcess: string) => printFinishes({ printProcess, finishes: [laid] }, aPlant())
    const gloss = { name: 'gloss varnish', pricePerSqm: 0.045, makeReady: 60 }
    const matt = { name: 'matt film', pricePerSqm: 0.25, makeReady: 150 }
    expect(of('LITHO')).toEqual({ FRONT: [gloss, matt], BACK: [], notes: [] })
    expect(of('FLEXO')).toEqual({ FRONT: [gloss], BACK: [], notes: [] })
    expect(of('NOPRINT')).toEqual({ FRONT: [], BACK: [], notes: [] })
  })

  it('costs nothing where the plant has no rate for it, which is said once', () => {
    const finishes = [
      { ...laid, varnishType: 'UV', laminationType: 'SOFT_TOUCH' },
      { ...laid, side: 'BACK' as const, varnishType: 'UV', laminationType: 'NONE' },
    ]
    expect(printFinishes({ printProcess: 'LITHO', finishes }, aPlant())).toEqual({
      FRONT: [],
      BACK: [],
      notes: [
        'Northgate Corrugating has no rate for UV varnish: it is not in the cost.',
        'Northgate Corrugating has no rate for soft touch: it is not in the cost.',
      ],
    })
  })
})

describe('what an item says of it', () => {
  const { product, printing, designPrint } = emptySections
  const sheet = {
    ...{ key: 'c1', side: 'FRONT', sheetLength: 700, sheetWidth: 500, totalNumberUp: 1, numberOfColors: 4 },
    ...{ printCoverage: null, varnishType: '', laminationType: 'GLOSS', overs: 8 },
  }
  const item = {
    product: { ...product, printProcess: 'LITHO' },
    printing: { ...printing, varnishType: 'UV', isDoubleSided: true },
    designPrint: { ...designPrint, printedSheets: [sheet] },
  }

  it('is said by the sheet of a side, else by Print', () => {
    expect(finishesOf(item)).toEqual([
      {
        ...{ side: 'FRONT', varnishType: 'UV', laminationType: 'GLOSS', overs: 0.08 },
        sheet: { length: 700, width: 500, numberUp: 1 },
      },
      { side: 'BACK', varnishType: 'UV', laminationType: '', overs: null, sheet: null },
    ])
  })

  it('is printed on the sheet of Design Print once its size and its number up are there, not before', () => {
    const sheetOf = (changed: Partial<typeof sheet>) =>
      finishesOf({ ...item, designPrint: { printedSheets: [{ ...sheet, ...changed }] } })[0]?.sheet
    expect(sheetOf({ totalNumberUp: 2 })).toEqual({ length: 700, width: 500, numberUp: 2 })
    for (const none of [null, 0, -1]) {
      expect(sheetOf({ sheetWidth: none as number })).toBeNull()
      expect(sheetOf({ totalNumberUp: none as number })).toBeNull()
    }
  })

  it('is the varnish of Print where inks print the board itself, and nothing on plain board', () => {
    const printedBy = (printProcess: string) => finishesOf({ ...item, product: { ...product, printProcess } })
    expect(printedBy('FLEXO')).toEqual([
      { side: 'FRONT', varnishType: 'UV', laminationType: '', overs: null, sheet: null },
    ])
    expect(printedBy('NOPRINT')).toEqual([])
  })
})
