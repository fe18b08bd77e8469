import { describe, expect, it } from 'vitest'
import { deckleLayout } from '#domain/corrugator'
import {
  type EstimateItem,
  estimateBlank,
  estimateCost,
  estimateRoute,
  sheetPieces,
} from '#domain/estimating'
import { verifyLayer } from '#domain/palletisation'
import { anItem, theMasters } from './builders.ts'
import { twoPlants } from './twoPlants.ts'

const routed = (change: Partial<EstimateItem>) => {
  const result = estimateRoute(anItem(change), 5000, twoPlants)
  if (!result.ok) throw new Error(result.reason)
  return result
}
const wayOf = (change: Partial<EstimateItem>) => routed(change).path.map(({ workCentre }) => workCentre)
const pad = { style: '0900', length: 400, width: 300, depth: 0, closureCode: null, coverages: [] }
const smallBox = { length: 120, width: 90, depth: 60, coverages: [] }

describe('a blank too small for a machine by itself', () => {
  it('is slit from a sheet of several where a slitter takes it', () => {
    expect(wayOf(pad)).toEqual(['CORR1', 'SLIT1', 'DSP1'])
    expect(routed(pad).path[0]?.sheet.numberUp).toBeGreaterThan(1)
  })

  it('is die-cut from a sheet of several where there is no slitter, or what is slit is still too small', () => {
    expect(wayOf({ ...pad, plantCode: 'STH' })).toEqual(['CORR2', 'DCF2', 'DSP2'])
    expect(wayOf(smallBox)).toEqual(expect.arrayContaining(['CORR1', 'GLU1']))
    expect(routed(smallBox).path.map(({ operation }) => operation)).toEqual([
      'CORR',
      'DIECUT',
      'GLUE',
      'DESPATCH',
    ])
  })

  it('is made by itself where it is large enough', () => {
    expect(wayOf({ ...pad, length: 800, width: 600 })).toEqual(['CORR1', 'DSP1'])
    expect(wayOf({ coverages: [] })[1]).toMatch(/^FFG/)
  })

  it('has a price', () => {
    for (const item of [pad, { ...pad, plantCode: 'STH' }, smallBox]) {
      const cost = estimateCost(anItem({ ...item, cartonSqm: null }), [5000], twoPlants)
      expect(cost.ok && cost.breaks.every(({ result }) => result.ok)).toBe(true)
    }
  })

  it('has a reason for each way where there is none', () => {
    const tiny = estimateRoute(anItem({ ...smallBox, length: 20, width: 15, depth: 10 }), 5000, twoPlants)
    expect(tiny.ok ? '' : tiny.reason).toMatch(
      /^No work centre can do CORR .* Slit from a larger sheet: .* Die-cut from one: /,
    )
  })

  it('is not made several up for another reason than its size', () => {
    const colourful = estimateRoute(anItem({ coverages: [0.1, 0.1, 0.1] }), 5000, theMasters())
    expect(colourful.ok ? '' : colourful.reason).not.toMatch(/larger sheet/)
  })
})

describe('the layout of a sheet', () => {
  const layoutOf = (change: Partial<EstimateItem>) => {
    const item = anItem({ ...change, cartonSqm: null })
    const cost = estimateCost(item, [5000], twoPlants)
    const cut = estimateBlank(item, 'C', twoPlants)
    const [plant] = twoPlants.plants
    if (!cost.ok || !cut.ok || plant === undefined) throw new Error('It has a cost.')
    const { path } = cost.route
    const [first] = path
    if (first === undefined) throw new Error('It has steps.')
    const isDieCut = path.some(({ operation }) => operation === 'DIECUT')
    const sheet = sheetPieces(cut.blank, first.sheet, plant.settings.dieCut, isDieCut)
    if (sheet === null) throw new Error('It has a layout.')
    const deckle = cost.deckle === null ? null : deckleLayout(first.sheet, cost.deckle)
    return { sheet, deckle, numberUp: first.sheet.numberUp }
  }

  it.each([
    ['a box by itself', {}],
    ['a pad slit from a sheet', pad],
    ['a small box die-cut', smallBox],
    [
      'a set of two pieces',
      { style: '0300', length: 300, width: 200, depth: 80, closureCode: '00', coverages: [] },
    ],
  ])('%s: every piece on the sheet, every sheet on the web', (_, change) => {
    const { sheet, deckle, numberUp } = layoutOf(change)
    expect(sheet.blanks).toHaveLength(numberUp)
    expect(sheet.pieces.length % numberUp).toBe(0)
    const sound = { outside: [], overlapping: [] }
    expect(verifyLayer({ deckLength: sheet.length, deckWidth: sheet.width }, sheet.pieces)).toEqual(sound)
    if (deckle === null) throw new Error('The board is made here.')
    const web = { deckLength: deckle.length, deckWidth: deckle.deckle }
    expect(verifyLayer(web, [...deckle.sheets, ...deckle.trims])).toEqual(sound)
  })

  it('of a sheet that somebody entered is found as the blanks are, else turned, and none where they don’t fit', () => {
    const cut = estimateBlank(anItem({ ...pad, coverages: [] }), 'C', twoPlants)
    const [plant] = twoPlants.plants
    if (!cut.ok || plant === undefined) throw new Error('It has a blank.')
    const onSheet = (length: number, width: number, numberUp: number, isDieCut = false) =>
      sheetPieces(cut.blank, { length, width, numberUp }, plant.settings.dieCut, isDieCut)
    expect(onSheet(810, 600, 4)).toMatchObject({ along: 2, across: 2, isRotated: false })
    expect(onSheet(600, 400, 2)).toMatchObject({ along: 2, across: 1, isRotated: true })
    expect(onSheet(700, 300, 2)).toBeNull()
    // A number with slipped zeros holds nobody up.
    expect(onSheet(810, 600, 1e20)).toBeNull()
    // Die-cut blanks keep their distances where the sheet leaves room for them.
    expect(onSheet(830, 300, 2, true)?.pieces.map(({ x }) => x)).toEqual([10, 416])
    expect(onSheet(800, 300, 2, true)?.pieces.map(({ x }) => x)).toEqual([0, 400])
  })
})
