import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MasterUploadOutcome } from '#contract/masters'
import { uploadFields } from '#domain/uploads'
import { createTestApp, type TestApp } from './startTestServer.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const admin = () => server.as('sysadmin')
const upload = (path: string, dryRun: boolean, ...cells: Record<string, string>[]) =>
  admin().post(`${path}/Bulk`, {
    ...{ dryRun, lines: cells.map((each, index) => ({ line: index + 2, cells: each })) },
  })
const told = ({ line, name, outcome, reasons }: MasterUploadOutcome) => [
  ...[line, name, outcome],
  reasons.map(({ path, message }) => `${path}: ${message}`),
]
const userOf = async (login: string) =>
  (await admin().get('/security/User', { filter: { q: login, state: 'all' } })).body.find(
    (row: { login: string }) => row.login === login,
  )

const people: Record<string, string>[] = [
  { login: 'nora', name: 'Nora Quist', email: 'nora@boxwright.example', roles: 'SALESREP; PRICING' },
  { login: 'sca', salesReps: 'salesrep, nora', name: 'Priya Raman' },
  { login: 'pricing', name: 'Gareth Lowe' },
  { login: 'plant', email: 'nowhere' },
  { login: 'nora', name: 'Somebody else' },
  { login: 'olaf', name: '', email: 'olaf@boxwright.example' },
  { login: 'designer', roles: 'DESIGNER, NOBODY' },
  { login: 'sysadmin', isActive: 'no' },
  { login: 'vendor', salesReps: 'designer', isActive: 'perhaps' },
  { login: 'preprint', isActive: '' },
  { login: '', name: 'Nobody', email: 'nobody@boxwright.example' },
]

describe('a file of people', () => {
  it('says in a dry run what it would add, change and refuse, and why, and changes nothing', async () => {
    const { status, body } = await upload('/security/User', true, ...people)
    expect(status).toBe(200)
    const lines = body.outcomes.map(told)
    expect(lines.slice(0, 3)).toEqual([
      [2, 'nora', 'added', []],
      [3, 'sca', 'changed', ['salesReps: salesrep, salesrep2 → nora, salesrep']],
      [4, 'pricing', 'unchanged', []],
    ])
    expect(lines.slice(3).map((line: unknown[]) => [line[1], line[2]])).toEqual([
      ...[
        ['plant', 'refused'],
        ['nora', 'refused'],
        ['olaf', 'refused'],
        ['designer', 'refused'],
      ],
      ...[
        ['sysadmin', 'refused'],
        ['vendor', 'refused'],
        ['preprint', 'unchanged'],
        ['', 'refused'],
      ],
    ])
    expect(lines[3][3]).toEqual(['email: Email not valid'])
    expect(lines[4][3]).toEqual(['login: stands in line 2 already'])
    expect(lines[5][3]).toEqual(['name: Name is required'])
    expect(lines[6][3][0]).toMatch(/^roles: .*NOBODY/)
    expect(lines[7][3][0]).toMatch(/^isActive: /)
    expect(lines[8][3]).toEqual(['isActive: must be yes or no'])
    expect(lines[10][3]).toEqual(['login: Login is required'])
    expect(await userOf('nora')).toBeUndefined()
    expect((await userOf('sca')).salesReps).toEqual(['salesrep', 'salesrep2'])
  })

  it('does what its dry run said, with a line in the log of each', async () => {
    const dry = await upload('/security/User', true, ...people)
    const { body } = await upload('/security/User', false, ...people)
    expect(body).toEqual(dry.body)
    const nora = await userOf('nora')
    expect([nora.roles, nora.isActive]).toEqual([['PRICING', 'SALESREP'], true])
    const sca = await userOf('sca')
    expect([sca.salesReps, sca.name]).toEqual([['nora', 'salesrep'], 'Priya Raman'])
    const [line] = (await admin().get(`/config/Master/user/${nora.id}/Log`)).body
    expect(line).toMatchObject({ field: 'created', whoName: 'Noel Whitaker' })
    expect((await userOf('sysadmin')).isActive).toBe(true)
  })

  it('brings in every field that the form has', async () => {
    const cells = {
      ...{ login: 'odd', name: 'Odd Vik', email: 'odd@boxwright.example', about: 'Looks after New Zealand' },
      ...{
        roles: 'SALESREP, SCA',
        workGroups: 'SALES',
        salesReps: 'salesrep',
        assistants: 'sca',
        isActive: 'no',
      },
      ...{ defaultState: 'NSW', defaultPlant: 'STH' },
    }
    expect(Object.keys(cells).sort()).toEqual(Object.keys(uploadFields.user).sort())
    const { body } = await upload('/security/User', false, cells)
    expect(body.outcomes.map(told)).toEqual([[2, 'odd', 'added', []]])
    expect(await userOf('odd')).toMatchObject({
      ...cells,
      ...{ roles: ['SALESREP', 'SCA'], workGroups: ['SALES'], salesReps: ['salesrep'], assistants: ['sca'] },
      isActive: false,
    })
  })

  it('is for who keeps users', async () => {
    const body = { dryRun: true, lines: [{ line: 2, cells: { login: 'x' } }] }
    expect((await server.as('designer').post('/security/User/Bulk', body)).status).toBe(403)
  })
})

it('a file of board grades is judged by the rules of their form', async () => {
  const { body } = await upload(
    ...(['/config/BoardGrade', false] as const),
    { code: 'B230', gsm: '1,410' },
    {
      code: 'NEW1',
      description: 'New',
      flute: 'B',
      makeUp: '125K / 112F / 125K',
      gsm: '400',
      caliperMm: '3',
    },
    {
      code: 'NEW2',
      description: 'New',
      flute: 'Q',
      makeUp: '125K / 112F / 125K',
      gsm: '400',
      caliperMm: '3',
    },
    { code: 'B340', gsm: 'heavy' },
  )
  expect(body.outcomes.map(told)).toEqual([
    [2, 'B230', 'changed', ['gsm: 408 → 1410']],
    [3, 'NEW1', 'added', []],
    [4, 'NEW2', 'refused', ['flute: There is no flute Q.']],
    [5, 'B340', 'refused', ['gsm: must be numeric']],
  ])
})

describe('a customer’s list of products', () => {
  const list = (login: string, customerCode: string, dryRun: boolean, ...cells: Record<string, string>[]) =>
    server.as(login).post(`/customer/Product/${customerCode}/Bulk`, {
      ...{ dryRun, lines: cells.map((each, index) => ({ line: index + 2, cells: each })) },
    })
  const productsOf = async (q: string) =>
    (await server.as('su').get('/customer/Product', { CustomerCode: 'COR002', filter: { q } })).body
  const box = {
    productCode: 'WALK-6',
    description: 'Six pack for a walk',
    fefcoCode: '0201',
    boardGradeCode: 'B340',
  }
  const size = { length: '300', width: '200,5', depth: '' }

  it('says in a dry run what it would add and refuse, at the columns, and adds nothing', async () => {
    const { status, body } = await list(
      ...(['su', 'COR002', true] as const),
      box,
      { ...box, productCode: '[WALK', fefcoCode: '0201' },
      { ...box, productCode: 'WALK-7', fefcoCode: '9999', boardGradeCode: 'NONE', plantCode: 'XXX' },
      { ...box, productCode: 'WALK-8', description: '', length: 'long', printProcess: 'PENCIL' },
      { ...box, description: 'The same again' },
      { ...box, productCode: 'Walk-6' },
      { ...box, productCode: 'WALK-9', length: '-4', numberOfColors: '99', palletQty: '1.5' },
    )
    expect(status).toBe(200)
    expect(body.outcomes.map(told)).toEqual([
      [2, 'WALK-6', 'added', []],
      [3, '[WALK', 'refused', [expect.stringMatching(/^productCode: .*\[\]/)]],
      [4, 'WALK-7', 'refused', ['plantCode: not valid', 'fefcoCode: not valid', 'boardGradeCode: not valid']],
      [
        ...[5, 'WALK-8', 'refused'],
        ['length: must be numeric', 'description: Description is required', 'printProcess: not valid'],
      ],
      [6, 'WALK-6', 'refused', ['productCode: stands in line 2 already']],
      [7, 'Walk-6', 'refused', ['productCode: stands in line 2 already']],
      [
        ...[8, 'WALK-9', 'refused'],
        ['length: must be >= 0', 'numberOfColors: must be <= 20', 'palletQty: must be a whole number'],
      ],
    ])
    expect(await productsOf('walk')).toEqual([])
  })

  it('adds at the customer’s plant, changes by code, and leaves what was made of a quote item', async () => {
    await list('su', 'COR002', false, { ...box, ...size, length: '300', width: '200' })
    expect(await productsOf('walk')).toMatchObject([
      { ...box, length: 300, width: 200, depth: 0, plantCode: 'NTH' },
    ])
    const { body } = await list(
      ...(['su', 'COR002', false] as const),
      { productCode: 'walk-6', length: '310' },
      { productCode: 'RIES-6-F10', length: '999' },
    )
    expect(body.outcomes.map(told)).toEqual([
      [2, 'walk-6', 'changed', ['productCode: WALK-6 → walk-6', 'length: 300 → 310']],
      [3, 'RIES-6-F10', 'refused', [': It was made of a quote item: quote it again as a modification.']],
    ])
    expect(await productsOf('walk')).toMatchObject([{ length: 310, width: 200 }])
  })

  it('is not for who may not change the customer', async () => {
    expect((await list('designer', 'COR002', true, box)).status).toBe(403)
    expect((await list('su', 'NOBODY', true, box)).status).toBe(404)
  })
})
