import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CatalogueMaster } from '#contract/catalogueMasters'
import type { FluteMaster } from '#contract/flutes'
import type { OwnStyleMaster } from '#contract/ownStyles'
import { styleWordNames } from '#domain/catalogue'
import { estimateBlank } from '#domain/estimating'
import { createTestApp, type TestApp } from './startTestServer.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const admin = () => server.as('sysadmin')
const only = async <Row>(path: string, q: string): Promise<Row> =>
  (await admin().get(path, { filter: { q, state: 'all' } })).body[0]

describe('flutes', () => {
  const flute = async (code: string, plant = '') => {
    const { body } = await admin().get('/config/Flute', { filter: { q: code, state: 'all' } })
    return body.find((row: FluteMaster) => row.code === code && row.plantCode === plant) as FluteMaster
  }
  const flap = async (plantCode: string) => {
    const { body } = await server.as('pricing').get('/engine/lookup/GetEngineLookupData')
    const box = { plantCode, style: '0201', length: 400, width: 301, depth: 250, blankOptions: {} }
    const made = estimateBlank(box, 'C', body)
    return made.ok ? made.blank.corrCreases[0] : made.problems
  }

  it('say where half of an odd width goes, and the engines take it at once', async () => {
    expect(await flap('NTH')).toBe(152)
    const c = await flute('C')
    expect((await admin().post('/config/Flute', { ...c, oddHalf: 'down' })).status).toBe(200)
    expect(await flap('NTH')).toBe(151)
  })

  it('of a plant count there before those of every plant, until they are out of use', async () => {
    const made = await admin().post('/config/Flute', {
      ...(await flute('C')),
      ...{ id: 0, version: 0, plantCode: 'STH', oddHalf: 'up' },
    })
    expect(made.status).toBe(200)
    expect([await flap('STH'), await flap('NTH')]).toEqual([152, 151])
    expect((await admin().post('/config/Flute', { ...made.body, isActive: false })).status).toBe(200)
    expect(await flap('STH')).toBe(151)
  })

  it('stay in use as long as a board grade is made in them', async () => {
    const c = await flute('C')
    const { status, body } = await admin().post('/config/Flute', { ...c, isActive: false })
    expect([status, body.errors[0].path, body.errors[0].message]).toEqual([
      ...[422, 'isActive'],
      expect.stringMatching(/^Board grades .+ are made in it\.$/),
    ])
  })

  it('have a board that there can be, and a plant that there is', async () => {
    const c = await flute('C')
    const thin = await admin().post('/config/Flute', { ...c, caliper: 3, takeUp: [2.5] })
    expect([thin.status, thin.body.errors.map(({ path }: { path: string }) => path)]).toEqual([
      ...[400, ['takeUp.0', 'fluteHeight']],
    ])
    const nowhere = await admin().post('/config/Flute', { ...c, id: 0, version: 0, plantCode: 'XXX' })
    expect([nowhere.status, nowhere.body.errors[0].path]).toEqual([422, 'plantCode'])
  })
})

describe("the company's own styles", () => {
  it('are saved when they fold, and offered at once; what does not fold is refused with the place', async () => {
    const tray = await only<OwnStyleMaster>('/config/OwnStyle', 'TRAY-W')
    const fresh = { ...tray, id: 0, version: 0, code: 'TRAY-V' }
    const wrong = { ...fresh, geometry: tray.geometry.replace('"L + 5*t"', '"L + 4*t"') }
    const refused = await admin().post('/config/OwnStyle', wrong)
    expect(refused.body.errors).toContainEqual(
      expect.objectContaining({ path: 'geometry', message: expect.stringContaining('Inside along x it is') }),
    )
    const taken = await admin().post('/config/OwnStyle', { ...fresh, code: '0201' })
    expect(taken.body.errors[0].path).toBe('code')
    expect((await admin().post('/config/OwnStyle', fresh)).status).toBe(200)
    const engines = (await server.as('salesrep').get('/engine/lookup/GetEngineLookupData')).body
    expect(engines.ownStyles.map((row: { code: string }) => row.code)).toEqual(['TRAY-V', 'TRAY-W'])
  })

  it.each(['02', '09'])('may be of family %s, and a product of the catalogue in one', async family => {
    const tray = await only<OwnStyleMaster>('/config/OwnStyle', 'TRAY-W')
    const code = `OWN-${family}`
    const isGlued = family === '02'
    const style = { ...tray, id: 0, version: 0, code, family, isGlued }
    const otherwise = await admin().post('/config/OwnStyle', { ...style, isGlued: !isGlued })
    expect(otherwise.body.errors[0]).toMatchObject({
      path: 'isGlued',
      message: expect.stringContaining('glued at the plant'),
    })
    const sold = await only<CatalogueMaster>('/product/Catalogue', 'IS-')
    const words = Object.fromEntries(styleWordNames.map(name => [name, '']))
    const product = {
      ...sold,
      ...words,
      id: 0,
      version: 0,
      productId: `IS-${code}`,
      styleCode: code,
      depth: 90,
    }
    const unknown = await admin().post('/product/Catalogue', product)
    expect([unknown.status, unknown.body.errors?.[0]?.path]).toEqual([422, 'styleCode'])
    expect((await admin().post('/config/OwnStyle', style)).status).toBe(200)
    expect((await admin().post('/product/Catalogue', product)).status).toBe(200)
    const found = await server
      .as('salesrep')
      .get('/product/Product/Search', { filter: { q: product.productId }, range: [0, 9] })
    expect(found.body).toMatchObject([{ styleCode: code, fefcoGroup: family }])
  })
})
