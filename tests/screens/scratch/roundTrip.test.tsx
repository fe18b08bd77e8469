import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { EngineLookupData } from '#contract/engineMasters'
import type { EngineMasters } from '#domain/estimating'
import { emptySections, type ItemSections } from '#domain/quoteItem'
import { itemOfPad } from '../../../src/pages/scratch/item/itemOfPad.ts'
import { padOfItem } from '../../../src/pages/scratch/item/padOfItem.ts'
import { unshown } from '../../../src/pages/scratch/item/unshown.ts'
import { readPad } from '../../../src/pages/scratch/padInputs.ts'
import { byDepth, seedFrom } from '../../depth.ts'
import { anySections } from '../../domain/quoteItem/anySections.ts'
import { createTestApp } from '../../server/startTestServer.ts'
import type { pad } from './pad.ts'

let masters: EngineMasters
beforeAll(async () => {
  const server = await createTestApp()
  const { body } = await server.as('salesrep').get('/engine/lookup/GetEngineLookupData')
  masters = EngineLookupData.parse(body)
  return () => server.close()
})

const vslCodes = ['0201', '0202', '0203', '0427'].map(code => ({ code, productStyle: code.slice(0, 2) }))
const about = { facts: { vslCodes }, step: '' }

const quantityOf = (item: ItemSections) => padOfItem(item, masters).breaks[0]?.quantity ?? null

/** The item after the pad it was opened in was changed so. */
const changed = (item: ItemSections, change: Partial<ReturnType<typeof pad>>) =>
  itemOfPad(item, { ...padOfItem(item, masters), ...change, quantity: quantityOf(item) }, masters, about)

const carton: ItemSections = {
  ...emptySections,
  product: {
    ...emptySections.product,
    description: 'Lager carton',
    productGroup: 'CORRUGATED',
    printProcess: 'FLEXO',
    styleCarton: '02',
    styleVariant: '0202',
    fefCoVariantCode: '0202',
    vslCode: '0203',
    styleTopFlap: '02',
    topFlapAdjustment: 30,
    styleBottomFlap: '03',
    length: 400,
    width: 300,
    depth: 250,
    preferredPlantCode: 'NTH-100',
    boardGrade: 'C340',
    boardGradeVariant: 'C340-X',
    expectedOrderQuantity: 3000,
    isAllowCrease: true,
    crease1: 100,
  },
  printing: {
    ...emptySections.printing,
    numberOfColors: 2,
    varnishType: 'GLOSS',
    inkCoverages: [
      { key: 'c1', inkCode: 'BLK', stereoCode: 'S1', printCoverage: 20 },
      { key: 'c2', inkCode: 'RED', stereoCode: '', printCoverage: null },
    ],
  },
}

test('any item that is opened in the pad and not changed there comes out of it as it was', () => {
  const runs = { numRuns: byDepth(300, 20_000), seed: seedFrom(1201) }
  fc.assert(
    fc.property(anySections, item => {
      expect(changed(item, {})).toEqual(item)
      const inputs = padOfItem(item, masters)
      // It is kept with the person's settings and read again.
      expect(readPad(JSON.parse(JSON.stringify(inputs)))).toEqual(inputs)
    }),
    runs,
  )
})

describe('an item in the pad', () => {
  test('has its hand holes there, and takes over those of the pad', () => {
    const held = { ...carton, product: { ...carton.product, styleOpening: 'HANDHOLE' } }
    expect(padOfItem(held, masters).hasHandHoles).toBe(true)
    expect(changed(held, { hasHandHoles: false }).product.styleOpening).toBe('')
    expect(changed(carton, { hasHandHoles: true })).toEqual(held)
  })

  test('says what the pad has an input for', () => {
    expect(padOfItem(carton, masters)).toMatchObject({
      style: '0202',
      topFlap: '',
      bottomFlap: '03',
      flapAdjustment: 30,
      length: 400,
      width: 300,
      depth: 250,
      plant: 'NTH',
      grade: 'C340',
      flute: 'C',
      printProcess: 'FLEXO',
      colours: 2,
      coverage: 20,
      breaks: [{ quantity: 3000, given: 'markUp' }],
    })
  })

  test('keeps what was not changed beside what was', () => {
    const { product, printing } = changed(carton, { length: 420, colours: 3 })
    expect(product).toEqual({ ...carton.product, length: 420 })
    expect(printing).toEqual({
      ...carton.printing,
      numberOfColors: 3,
      inkCoverages: [
        carton.printing.inkCoverages[0],
        { ...carton.printing.inkCoverages[1], printCoverage: 20 },
        { key: 'c3', inkCode: '', stereoCode: '', printCoverage: 20 },
      ],
    })
  })

  test('takes another style with all that follows from it, and flaps that were chosen for it', () => {
    expect(
      changed(carton, { style: '0201', topFlap: '', bottomFlap: '09', flapAdjustment: 15 }).product,
    ).toEqual({
      ...carton.product,
      styleVariant: '0201',
      fefCoVariantCode: '0201',
      vslCode: '0201',
      styleTopFlap: '01',
      styleBottomFlap: '09',
      bottomFlapAdjustment: 15,
    })
    expect(changed(carton, { style: '0301', topFlap: '', bottomFlap: '' }).product).toMatchObject({
      styleCarton: '03',
      styleVariant: '0301',
      fefCoVariantCode: '0301',
      styleTopFlap: '00',
    })
  })

  test('loses its board variant with its grade, and its colours with its print process', () => {
    expect(changed(carton, { grade: 'C250' }).product).toMatchObject({
      boardGrade: 'C250',
      boardGradeVariant: '',
    })
    expect(changed(carton, { printProcess: 'NOPRINT' }).printing).toEqual(emptySections.printing)
  })

  test('is loaded as the pad says, both ways; what nobody says stays as it was', () => {
    const loaded: ItemSections = {
      ...carton,
      palletization: {
        ...carton.palletization,
        palletTypeCode: 'AUSTD',
        palletTopTypeCode: 'CAP',
        palletPatternCode: 'INTERLOCK',
        overhangCode: 'OVER',
        overhangFrontBack: 20,
        overhangSideToSide: 10,
        maxPalletHeight: 1800,
        bundleQty: 20,
        strapsAcross: 1,
        layersPerPallet: 9,
      },
    }
    expect(padOfItem(loaded, masters)).toMatchObject({
      ...{ palletType: 'AUSTD', palletPattern: 'INTERLOCK', overhang: 'OVER', overhangMm: 20 },
      ...{ maxPalletHeight: 1800, bundleQty: 20, strapsAcross: 1, strapsThrough: null, stretchWrap: 'STD' },
    })
    expect(unshown(loaded, masters)).toContain(
      "The pallet's overhang is 20 mm on every side: the pad has one.",
    )
    expect(changed(loaded, { bundleQty: 25, overhangMm: 15 }).palletization).toEqual({
      ...loaded.palletization,
      ...{ bundleQty: 25, overhangFrontBack: 15, overhangSideToSide: 15 },
    })
    expect(changed(carton, { overhang: 'OVER' }).palletization).toEqual({
      ...carton.palletization,
      ...{ overhangCode: 'OVER', overhangFrontBack: 25, overhangSideToSide: 25 },
    })
  })
})
