import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changeLog } from '../../server/database/schema/index.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

describe('settings', () => {
  const one = async (login: string, key: string) =>
    (await server.as(login).get('/config/setting', { key })).body
  const all = async (login: string) => (await server.as(login).get('/config/setting/all')).body
  const save = (login: string, body: unknown) => server.as(login).post('/config/setting', body)

  it('are null until they are set', async () => {
    expect(await one('salesrep', 'worklistpaging')).toEqual({ key: 'worklistpaging', value: null })
    expect(await all('salesrep')).toEqual([])
  })

  it('settings-shape: are kept one at a time', async () => {
    const setting = { key: 'worklistpaging', value: '{"page":1,"itemsPerPage":25}' }
    expect((await save('salesrep', setting)).body).toEqual([setting])
    expect(await one('salesrep', 'worklistpaging')).toEqual(setting)
  })

  it('or many in one request, the last of a key winning', async () => {
    const answer = await save('sca', [
      { key: 'worklistheader', value: '["a"]' },
      { key: 'moheader', value: '[]' },
      { key: 'worklistheader', value: '["b"]' },
    ])
    expect(answer.status).toBe(200)
    expect(await all('sca')).toEqual([
      { key: 'moheader', value: '[]' },
      { key: 'worklistheader', value: '["b"]' },
    ])
    expect((await save('sca', [])).body).toEqual([])
  })

  it('are forgotten with null', async () => {
    await save('su', [
      { key: 'simprodheader', value: '1' },
      { key: 'samplesetting', value: '2' },
    ])
    await save('su', { key: 'simprodheader', value: null })
    expect(await all('su')).toEqual([{ key: 'samplesetting', value: '2' }])
    expect((await save('su', { key: 'nevermentioned', value: null })).status).toBe(200)
  })

  it('settings-shape: belong to one person', async () => {
    await save('designer', { key: 'worklistfilterPlantCode', value: '["NTH"]' })
    expect(await all('designer2')).toEqual([])
  })

  it('of two windows that write at once are all kept', async () => {
    const windows = [0, 1].map(window =>
      Promise.all(
        Array.from({ length: 10 }, (_, n) =>
          save('pricing', [
            { key: `window${window}-${n}`, value: String(n) },
            { key: 'both', value: `"${window}"` },
          ]),
        ),
      ),
    )
    const answers = (await Promise.all(windows)).flat()
    expect(answers.map(answer => answer.status)).toEqual(Array(20).fill(200))
    expect(await all('pricing')).toHaveLength(21)
  })

  it('keep the parts that two windows changed at once, whichever was later', async () => {
    const key = 'worklistheader'
    const from = '{"hidden":[],"widths":{},"pinned":["id"]}'
    await save('pricing', { key, value: from })
    await Promise.all([
      save('pricing', { key, value: '{"hidden":["plant"],"widths":{},"pinned":["id"]}', from }),
      save('pricing', [{ key, value: '{"hidden":[],"widths":{"step":90},"pinned":["id"]}', from }]),
    ])
    const { value } = await one('pricing', key)
    expect(JSON.parse(value)).toEqual({ hidden: ['plant'], widths: { step: 90 }, pinned: ['id'] })
  })

  it('are refused with a start that is no JSON text', async () => {
    const answer = await save('pricing', { key: 'worklistheader', value: '{}', from: '{' })
    expect(answer.status).toBe(400)
  })

  it.each([
    ['no JSON', { key: 'moheader', value: 'page one' }, 'value'],
    ['an empty key', { key: ' ', value: '1' }, 'key'],
    ['a very long key', { key: 'k'.repeat(121), value: '1' }, 'key'],
    ['a number instead of text', { key: 'moheader', value: 1 }, 'body'],
  ])('are refused with %s', async (_, setting, field) => {
    const answer = await save('techmgr', setting)
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid-request'])
    expect(JSON.stringify(answer.body.errors)).toContain(field)
    expect(await all('techmgr')).toEqual([])
  })

  it('are refused as a whole when one of many is wrong', async () => {
    const answer = await save('techmgr', [
      { key: 'moheader', value: '[]' },
      { key: 'worklistheader', value: '[' },
    ])
    expect(answer.status).toBe(400)
    expect(await all('techmgr')).toEqual([])
  })

  it('leave no lines in the change log: what somebody likes to see is no record', async () => {
    await save('newwork', { key: 'productlistheader', value: '["code"]' })
    const logged = await server.connection.db.select().from(changeLog)
    expect(logged.filter(line => line.what === 'setting')).toEqual([])
  })

  it('are so many and so large for one person, and no more; what was kept stays', async () => {
    const large = (n: number) => ({ key: `large${n}`, value: JSON.stringify('x'.repeat(90_000)) })
    const answers = []
    for (const n of Array.from({ length: 25 }, (_, index) => index))
      answers.push(await save('vendor', large(n)))
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
      refused.map(() => [413, 'too-large']),
    )
    expect((await all('vendor')).length).toBe(answers.length - refused.length)
    expect((await save('vendor', { key: 'large0', value: null })).status).toBe(200)
    const many = (from: number) =>
      Array.from({ length: 200 }, (_, n) => ({ key: `k${from + n}`, value: '1' }))
    const statuses = []
    for (const from of [0, 200, 400, 600, 800, 1000]) {
      statuses.push((await save('preprint', many(from))).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 413])
  })
})

describe('reference lists', () => {
  const list = async (path: string) => (await server.as('salesrep').get(path)).body

  it('are the plants with their cost centres', async () => {
    expect(await list('/config/Plant/Lookup')).toMatchObject([
      {
        ...{ code: 'NTH', description: 'Northgate Corrugating', costCentreCode: '100', state: 'VIC' },
        ...{ businessUnit: 'BOARD', businessUnits: ['CCP'] },
      },
      { code: 'STH', description: 'Southbank Converting', costCentreCode: '200', state: 'NSW' },
    ])
  })

  it('are the states of Australia, and New Zealand', async () => {
    const states = await list('/config/Plant/State')
    expect(states.map((state: { code: string }) => state.code)).toEqual([
      ...['NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'NT', 'ACT', 'NZ'],
    ])
  })

  it('are the business units, by the labels of the decisions', async () => {
    const units = await list('/config/Plant/BusinessUnit')
    expect(units.map((unit: { description: string }) => unit.description)).toEqual(
      expect.arrayContaining(['Board', 'CCP', 'Glama', 'Specialties', 'Charta']),
    )
  })

  it('are the truck types, one of them the default', async () => {
    const trucks: { isDefault: boolean }[] = await list('/config/TruckType/lookup')
    expect(trucks.filter(truck => truck.isDefault)).toMatchObject([{ code: 'STD' }])
  })
})

describe('board grades', () => {
  const get = (query: Record<string, unknown> = {}, login = 'salesrep') =>
    server.as(login).get('/config/BoardGrade', query)

  it('come with their variants per plant', async () => {
    const { body, headers } = await get({ range: [0, 24] })
    expect(headers['content-range']).toBe('items 0-7/8')
    const grade = body.find((each: { code: string }) => each.code === 'C250')
    expect(grade).toMatchObject({
      description: 'C flute standard',
      flute: 'C',
      plies: 3,
      strengthIndicator: 55,
    })
    expect(grade.plantBoardGradeVariants).toMatchObject([
      { code: 'C250-F-N', isFSCCompliant: true },
      { code: 'C250-N', plantCode: 'NTH', plantDescription: 'Northgate Corrugating', minLinealMeter: 500 },
      { code: 'C250-W-N', isFSCCompliant: true, isLcboExportWineCompliant: true },
      { code: 'C250-X-S', plantCode: 'STH', isWorkflow: false },
    ])
  })

  it('are found by text, flute and plant', async () => {
    const found = async (filter: object) =>
      (await get({ filter })).body.map((grade: { code: string }) => grade.code)
    expect(await found({ q: 'double' })).toEqual(['BC480', 'BC590'])
    expect(await found({ flute: 'E' })).toEqual(['E200', 'E280'])
    expect(await found({ plantCode: 'STH', flute: 'C' })).toEqual(['C250', 'C340'])
    expect(await found({ q: '%' })).toEqual([])
  })

  it('are sorted and paged', async () => {
    const { body, headers } = await get({ sort: ['strengthIndicator', 'DESC'], range: [1, 2] })
    expect(body.map((grade: { code: string }) => grade.code)).toEqual(['BC480', 'C340'])
    expect(headers['content-range']).toBe('items 1-2/8')
    const beyond = await get({ range: [100, 109] })
    expect([beyond.body, beyond.headers['content-range']]).toEqual([[], 'items 100-100/8'])
  })

  it('say what the picker filters by', async () => {
    const { body } = await server.as('salesrep').get('/config/BoardGrade/Filters')
    expect(body).toEqual({ flutes: ['B', 'BC', 'C', 'E'], plies: [3, 5], minStrength: 33, maxStrength: 111 })
  })

  it('are valid for the plant joined with its cost centre', async () => {
    const check = async (boardGradeVariant: string, plantCode: string): Promise<boolean> => {
      const query = { boardGradeVariant, plantCode }
      return (await server.as('salesrep').get('/config/BoardGradePlant/isValid', query)).body.isValid
    }
    expect(await check('C340-N', 'NTH-100')).toBe(true)
    expect(await check('C340-N', 'NTH')).toBe(true)
    expect(await check('C340-N', 'NTH-200')).toBe(false)
    expect(await check('C340-N', 'STH-200')).toBe(false)
    expect(await check('C999-N', 'NTH-100')).toBe(false)
  })

  it('are seen whole by their administrators only', async () => {
    const { body } = await server.as('sysadmin').get('/config/BoardGrade/Maintenance', { range: [0, 0] })
    expect(body).toMatchObject([{ code: 'B230', isActive: true }])
    expect((await server.as('su').get('/config/BoardGrade/Maintenance')).status).toBe(403)
  })
})
