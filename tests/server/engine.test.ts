import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from './startTestServer.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())
const item = {
  plantCode: 'NTH',
  style: '0201',
  length: 400,
  width: 300,
  depth: 250,
  boardGrade: 'C340',
  closureCode: '01',
  printProcess: 'FLEXO',
  coverages: [0.12, 0.05],
  cartonSqm: 0.807,
  workCentres: ['CORR1', 'FFG2C'],
  load: {
    palletTypeCode: 'AUSTD',
    strappingTypeCode: 'PP12',
    stretchWrapCode: 'STD',
    unitsPerPallet: 600,
    strapMetres: 50,
    stretchFilmMetres: 10,
  },
  delivery: { regionCode: 'VIC-NTH' },
}
it('all', async () => {
  const rep = server.as('salesrep')
  for (const p of [
    '/engine/PalletLookUp',
    '/engine/FluteLookUp',
    '/engine/TrimLookUp',
    '/engine/lookup/GetEngineLookupData',
    '/engine/WorkCentreCorrugatorProcess/all',
    '/engine/WorkCentre/SecondLegRegionsLookup/16',
    '/config/Region/3000/VIC',
    '/config/Region/VIC-GEE',
    '/config/Region?plantCode=NTH',
    '/config/PaperDeckle',
    '/config/OffsiteTransferSetting',
    '/config/PalletizationLookup',
    '/lgx/PalletLookup/Lookup',
  ]) {
    const r = await rep.get(p)
    console.log(p, r.status, JSON.stringify(r.body).slice(0, 120))
  }
  for (const [p, b] of [
    ['/engine/Operation/OperationsbyPlant', { plantCode: 'NTH-100' }],
    ['/engine/OutsideProcess/OutsideProcesses', { plantCode: 'STH' }],
    ['/engine/FoldedFlatDimension', { ...item, flute: 'C', bundleQuantity: 25 }],
    ['/engine/SheetCreaseCalculator', { ...item }],
    ['/pricing/Costing/CostTape', { item, quantities: [500, 1000, 2500, 5000, 10000] }],
    ['/engine/Palletization', {}],
    [
      '/engine/Palletization',
      {
        countryCode: 'AU',
        plantCode: 'NTH',
        workCentreCode: 'DSP1',
        bundleQty: 25,
        maxPalletHeight: 1500,
        strapsAcross: 2,
        overhangCode: 'OVER',
        overhangFrontBack: 52,
        overhangSideToSide: 52,
        foldedSizeLength: 708,
        foldedSizeWidth: 560,
        foldedSizeT: 8.4,
        palletTypeCode: 'AUSTD',
        orderQuantity: 5000,
        unitKg: 0.4543,
      },
    ],
  ] as const) {
    const t = performance.now()
    const r = await rep.post(p, b)
    console.log(p, r.status, performance.now() - t, JSON.stringify(r.body).slice(0, 300))
    if (p.includes('CostTape')) {
      const { trace, ...x } = r.body
      console.log(JSON.stringify(x, null, 1).slice(0, 1500))
      console.log(
        r.body.breaks.map((b: any) => [
          b.priceQty,
          b.costTape?.cost,
          b.costTape?.sellPrice,
          b.calculationMessage,
        ]),
      )
    }
  }
})
