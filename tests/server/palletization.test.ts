import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { messages } from '#domain/messages'
import { workedLoad } from './engineSteps.ts'
import { type Caller, createTestApp, type TestApp } from './startTestServer.ts'

let server: TestApp
let rep: Caller
beforeAll(async () => {
  server = await createTestApp()
  rep = server.as('salesrep')
})
afterAll(() => server.close())

const bundles = '/engine/Palletization'
const goods = '/engine/Palletization/FinishedGoods'
const { foldedSizeLength: _, foldedSizeWidth: __, foldedSizeT: ___, ...common } = workedLoad
const workedGoods = {
  ...common,
  bundleQty: 1,
  outerLength: 408,
  outerWidth: 308,
  outerDepth: 262,
  unitKg: 8,
  orderQuantity: 1000,
}

const messagesOf = async (path: string, body: unknown): Promise<string[]> => {
  const answer = await rep.post(path, body)
  expect([answer.status, answer.body.calculationSuccess]).toEqual([200, false])
  const said = answer.body.failures.map(({ message }: { message: string }) => message)
  expect(answer.body.calculationMessage).toBe(said.join('\n'))
  return said
}

describe('the palletisation of bundles', () => {
  it('is the worked one without overhang', async () => {
    const { status, body } = await rep.post(bundles, workedLoad)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      calculationSuccess: true,
      calculationMessage: '',
      bundlesPerLayer: 2,
      certified: true,
      layersPerPallet: 6,
      totalPalletQty: 300,
      noOfPallets: 17,
      unitLoadSizeLength: 1165,
      unitLoadSizeWidth: 1165,
      unitLoadSizeDepth: 1410,
      grossKg: 176.84,
      palletUtilisation: 58.43,
      cubeUtilisation: 54.53,
      limitedBy: 'height',
    })
    expect(body.palletImage).toMatch(/^<svg /)
    expect(body.boxes).toHaveLength(2)
  })

  it('is the worked one with 52 mm over each edge', async () => {
    const over = { overhangCode: 'OVER', overhangFrontBack: 52, overhangSideToSide: 52, unitKg: 0.4543 }
    const { body } = await rep.post(bundles, { ...workedLoad, ...over })
    expect(body).toMatchObject({
      bundlesPerLayer: 4,
      totalPalletQty: 600,
      noOfPallets: 9,
      unitLoadSizeLength: 1268,
      unitLoadSizeWidth: 1268,
      grossKg: 310.58,
    })
    const { body: capped } = await rep.post(bundles, {
      ...workedLoad,
      ...over,
      maxOverhangFrontMm: 25,
      maxOverhangSideMm: 25,
    })
    expect(capped.bundlesPerLayer).toBe(2)
  })

  it('works the height of a unit out from its flute where it is calculated', async () => {
    const calculated = { ...workedLoad, foldedSizeT: null, foldedHeightFrom: 'calculation', flute: 'C' }
    expect((await rep.post(bundles, calculated)).body).toMatchObject({ layersPerPallet: 6 })
  })

  it('finds in a thread what a quick look does not, and answers others meanwhile', async () => {
    const hard = { ...workedLoad, foldedSizeLength: 176, foldedSizeWidth: 135, palletTypeCode: 'EUR1' }
    const [thorough, lookup] = await Promise.all([rep.post(bundles, hard), rep.get('/engine/PalletLookUp')])
    expect(lookup.status).toBe(200)
    expect(thorough.body.bundlesPerLayer).toBe(38)
  })

  it('says everything that is missing, together and in order', async () => {
    expect(await messagesOf(bundles, {})).toEqual([
      messages.palletisationCountryCode,
      messages.palletisationPlantCode,
      messages.palletisationWorkCentre,
      messages.palletisationBundleQuantity,
      messages.palletisationMaxPalletHeight,
      messages.palletisationStraps,
      messages.palletisationOverhang,
      messages.palletisationFoldedLength,
      messages.palletisationFoldedWidth,
      messages.palletisationFoldedHeight,
      messages.palletisationPalletType,
    ])
  })

  it.each([
    [{ countryCode: ' ' }, messages.palletisationCountryCode],
    [{ plantCode: null }, messages.palletisationPlantCode],
    [{ plantCode: 'EST' }, 'Plant EST is not known.'],
    [{ workCentreCode: 'FFG2C' }, messages.palletisationWorkCentre],
    [{ workCentreCode: 'NONE' }, messages.palletisationWorkCentre],
    [{ bundleQty: 0 }, messages.palletisationBundleQuantity],
    [{ bundleQty: 2.5 }, messages.palletisationBundleQuantity],
    [{ maxPalletHeight: -1 }, messages.palletisationMaxPalletHeight],
    [{ maxPalletHeight: 200 }, /height/i],
    [{ strapsAcross: 0 }, messages.palletisationStraps],
    [{ overhangCode: '' }, messages.palletisationOverhang],
    [{ overhangCode: 'FAR' }, 'Overhang FAR is not known.'],
    [{ foldedSizeLength: 0 }, messages.palletisationFoldedLength],
    [{ foldedSizeWidth: 9 }, messages.palletisationFoldedLengthWidthMin],
    [{ foldedSizeT: 0.5, foldedHeightFrom: 'product' }, messages.palletisationFoldedHeightMin],
    [{ foldedSizeT: -1 }, messages.palletisationFoldedHeightMin],
    [{ palletTypeCode: 'RAFT' }, 'Pallet type RAFT is not known.'],
    [{ palletTopTypeCode: 'HAT' }, 'Pallet top type HAT is not known.'],
    [{ palletPatternCode: 'HEAP' }, 'Pallet pattern HEAP is not known.'],
    [{ strappingTypeCode: 'ROPE' }, 'Strapping type ROPE is not known.'],
    [{ stretchWrapCode: 'FOIL' }, 'Stretch wrap FOIL is not known.'],
    [{ orderQuantity: -5 }, messages.palletisationOrderQuantity],
    [{ foldedSizeLength: 2000, foldedSizeWidth: 1500 }, /does not fit on pallet type AUSTD/],
    [{ foldedSizeLength: 10, foldedSizeWidth: 10 }, 'More than 4000 units a layer are not planned.'],
  ])('does not plan with %o', async (change, message) => {
    const said = await messagesOf(bundles, { ...workedLoad, ...change })
    expect(said).toHaveLength(1)
    expect(said[0]).toMatch(message)
  })

  it.each([
    ['bundleQty', 'many'],
    ['bundleTies', 2],
    ['maxPalletHeight', []],
    ['overhangFrontBack', -1],
    ['unitKg', -0.1],
    ['effort', 'endless'],
    ['foldedHeightFrom', 'guess'],
    ['palletTypeCode', 7],
    ['foldedSizeLength', 1e9],
  ])('does not take %s %o', async (field, value) => {
    const { status, body } = await rep.post(bundles, { ...workedLoad, [field]: value })
    expect([status, body.errors.map(({ path }: { path: string }) => path)]).toEqual([400, [field]])
  })
})

describe('the palletisation of finished goods', () => {
  it('is the worked one', async () => {
    const { body } = await rep.post(goods, workedGoods)
    expect(body).toMatchObject({
      calculationSuccess: true,
      bundleQty: 1,
      bundleTies: 1,
      bundlesPerLayer: 9,
      layersPerPallet: 5,
      totalPalletQty: 45,
      noOfPallets: 23,
      unitLoadSizeDepth: 1460,
      grossKg: 398,
      palletUtilisation: 83.33,
    })
  })

  it('stops where the lowest unit bears no more', async () => {
    const { body } = await rep.post(goods, { ...workedGoods, allowableKg: 20 })
    expect(body).toMatchObject({ layersPerPallet: 3, limitedBy: 'strength' })
  })

  it('needs fewer fields, and a bundle of exactly one', async () => {
    expect(await messagesOf(goods, {})).toEqual([
      messages.palletisationCountryCode,
      messages.palletisationPlantCode,
      messages.palletisationWorkCentre,
      messages.palletisationPalletType,
      'Bundle quantity must be exactly 1.',
      messages.palletisationMaxPalletHeight,
    ])
    expect(await messagesOf(goods, { ...workedGoods, bundleQty: 2 })).toEqual([
      'Bundle quantity must be exactly 1.',
    ])
  })

  it('says when a unit has no size, is too large, or too small', async () => {
    expect(await messagesOf(goods, { ...workedGoods, outerDepth: 0 })).toEqual([
      'The length, width and height of the unit must be above zero.',
    ])
    expect((await messagesOf(goods, { ...workedGoods, outerLength: 3000 }))[0]).toMatch(/does not fit/)
    expect(await messagesOf(goods, { ...workedGoods, outerLength: 1, outerWidth: 1 })).toEqual([
      'More than 4000 units a layer are not planned.',
    ])
  })
})
