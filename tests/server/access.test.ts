import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Endpoint } from '#contract/endpoint'
import { services } from '#contract/index'
import { isAllowed, roleCodes, scopeCodes } from '#domain/access'
import { people } from '../../server/demo/people.ts'
import { scopesOfRole } from '../../server/demo/roles.ts'
import { act, createItem, createQuote, loadItem, submitItem } from './quoteSteps.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'

const rows = Object.entries(services).flatMap(([service, calls]) =>
  Object.entries(calls as Record<string, Endpoint>).map(([name, row]) => ({
    name: `${service}.${name}`,
    service,
    method: row.method,
    // Nothing has the id 0: whoever is let in is told that the request is not valid, or that there is no such thing.
    url: row.path.replace(/\{\w+\}/g, '0'),
    right: row.right,
  })),
)

/** Each role × call of these is in `administrationAccess.test.ts`, against what the specification says. */
const administration = ['security', 'config', 'masters', 'workflowBuilder', 'messaging']
const others = rows.filter(({ service }) => !administration.includes(service))

/** One person for each set of roles that there is. */
const onePerRoles = people.filter(
  ({ roles }, index) => people.findIndex(other => other.roles.join() === roles.join()) === index,
)

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

async function statusFor(login: string | null, { method, url }: (typeof rows)[number]): Promise<number> {
  const headers = login === null ? {} : { 'x-mock-person': login }
  return (await server.app.inject({ method, url, headers })).statusCode
}

const isPublic = ({ right }: (typeof rows)[number]) => right.kind === 'anyone'
const personal = rows.filter(row => !isPublic(row))

describe('every call', () => {
  it.each(personal)('$name asks who is there', async row => {
    expect(await statusFor(null, row)).toBe(401)
  })

  it.each(rows.filter(isPublic))('$name is public, and asks for what its link carries', async row => {
    expect(await statusFor(null, row)).toBe(400)
  })

  it.each(personal)('$name does not know strangers', async row => {
    expect(await statusFor('nobody', row)).toBe(401)
  })

  it.each(onePerRoles)('lets $login in where a right of theirs says so, and nowhere else', async person => {
    const rights = { roles: person.roles, scopes: person.roles.flatMap(role => scopesOfRole[role]) }
    for (const row of others) {
      const status = await statusFor(person.login, row)
      const wanted = isAllowed(rights, row.right) ? 'let in' : 'refused'
      expect(`${row.name} ${status === 403 ? 'refused' : 'let in'}`).toBe(`${row.name} ${wanted}`)
      expect(status).not.toBe(401)
      expect(status).toBeLessThan(500)
    }
  })
})

describe('seeing the product as somebody else', () => {
  const seen = async (login: string, as: string, method: 'GET' | 'POST' = 'GET', url = '/security/Auth') => {
    const answer = await server.app.inject({
      method,
      url,
      headers: { 'x-mock-person': login, 'x-view-as': as },
    })
    return [answer.statusCode, answer.json()] as const
  }

  it('shows whoever administers users what they see', async () => {
    expect(await seen('sysadmin', 'designer')).toEqual([
      200,
      expect.objectContaining({ login: 'designer', workGroups: expect.any(Array) }),
    ])
    const [status] = await seen('sysadmin', 'designer', 'GET', '/security/User')
    expect(status).toBe(403)
  })

  it('changes nothing', async () => {
    const [status, { detail }] = await seen('sysadmin', 'salesrep', 'POST', '/quote/Quote/Create')
    expect([status, detail]).toEqual([403, 'You see the product as salesrep does: nothing can be changed.'])
  })

  it('is refused to everybody else, and of nobody', async () => {
    expect((await seen('su', 'designer'))[0]).toBe(403)
    expect((await seen('sysadmin', 'nobody'))[0]).toBe(404)
    expect((await seen('su', 'su'))[0]).toBe(200)
  })
})

describe('the demonstration people', () => {
  it('have somebody for every role', () => {
    expect(roleCodes.filter(role => !people.some(person => person.roles.includes(role)))).toEqual([])
  })

  it('hold every scope among them', () => {
    const held = Object.values(scopesOfRole).flat()
    expect(scopeCodes.filter(code => !held.includes(code))).toEqual([])
  })
})

/** Who may make a call of each kind, as the specification's access tables say it, by login of the people who may. */
const everybody = people.map(person => person.login)
const quoteRoles = [
  'SCA',
  'SU',
  'SALESREP',
  'DESIGNER',
  'PRICING',
  'PREPRINT',
  'NEWWORK',
  'GLAMAART',
  'CUSTSERV',
  'TECHMGR',
]
const withRole = (...codes: readonly string[]) =>
  people.filter(person => person.roles.some(role => codes.includes(role))).map(person => person.login)

const table: Readonly<Record<string, readonly string[]>> = {
  'security.auth': everybody,
  'config.settings': everybody,
  'config.boardGrades': everybody,
  'quote.create': withRole('SCA', 'SU', 'SALESREP'),
  'quote.addProducts': withRole('SCA', 'SU', 'SALESREP'),
  'quote.deleteQuote': withRole('SCA', 'SU', 'SALESREP'),
  'quoteWorklist.worklist': withRole(...quoteRoles),
  'customer.customers': [...withRole(...quoteRoles), 'sysadmin'],
  'quote.get': everybody.filter(login => login !== 'vendor' && login !== 'sysadmin'),
  'workflow.action': everybody.filter(login => login !== 'vendor' && login !== 'sysadmin'),
  'config.boardGradeMaintenance': ['sysadmin'],
  ...Object.fromEntries(
    Object.keys(services.workflowBuilder).map(name => [`workflowBuilder.${name}`, ['sysadmin']]),
  ),
  ...Object.fromEntries(Object.keys(services.messaging).map(name => [`messaging.${name}`, ['sysadmin']])),
  'messaging.templateBind': everybody,
  'messaging.option': everybody,
}

describe('the access table', () => {
  it.each(Object.entries(table))('%s', async (name, allowed) => {
    const row = rows.find(each => each.name === name)
    expect(row).toBeDefined()
    if (row === undefined) return
    const admitted: string[] = []
    for (const login of everybody) if ((await statusFor(login, row)) !== 403) admitted.push(login)
    expect(admitted.sort()).toEqual([...allowed].sort())
  })
})

const get = async (id: number, login = 'salesrep') => server.as(login).get(`/quote/Quote/${id}`)

describe('who sees a quote', () => {
  it('are its initiators, and those who see all customers', async () => {
    const quote = await createQuote(server.as('salesrep'), null)
    for (const login of ['salesrep', 'sca', 'su', 'designer', 'samplemaker']) {
      expect([login, (await get(quote.id, login)).status]).toEqual([login, 200])
    }
  })

  it('is not a sales rep of other customers, who is told whose it is', async () => {
    const { quoteId } = await createItem(server.as('salesrep'))
    const { status, body } = await get(quoteId, 'salesrep2')
    // Both sales reps are members of SALES, which an item at the first step is assigned to.
    expect(status).toBe(200)
    const empty = await createQuote(server.as('salesrep'), 'BLU001')
    const refused = await get(empty.id, 'salesrep2')
    expect([refused.status, refused.body.detail]).toEqual([
      403,
      `You have no access to quote ${empty.id}: it belongs to Tessa Harcourt.`,
    ])
    expect(body.owner).toBe('salesrep')
  })

  it('is the sales rep of its customer, whoever made it', async () => {
    const quote = await createQuote(server.as('su'), 'BLU001')
    expect((await get(quote.id, 'salesrep')).status).toBe(200)
    expect((await get(quote.id, 'salesrep2')).status).toBe(403)
  })

  it('counts for everything that belongs to the quote', async () => {
    const { id } = await createQuote(server.as('salesrep'), 'BLU001')
    const other = server.as('salesrep2')
    const refused = [
      await other.get(`/quote/QuoteLog/${id}`),
      await other.get(`/quote/Quote/${id}/Runs`),
      await other.get('/quote/QuoteComment', { quoteId: id }),
      await other.post('/quote/QuoteComment', { quoteId: id, quoteItemId: null, comment: 'Hello' }),
      await other.post(`/quote/Quote/IsQuoteCustomerAssigned/${id}`),
      await other.post('/quote/Quote/Products', {
        id,
        products: [{ itemCategory: 'GENERIC', description: 'Tape' }],
      }),
      await other.delete('/quote/Quote/DeleteQuote', { quoteId: id }),
    ]
    expect(refused.map(answer => answer.status)).toEqual([403, 403, 403, 403, 403, 403, 403])
  })
})

describe('an item that is not the person’s to see', () => {
  it('item-access: says so instead of showing anything', async () => {
    const item = await submitItem(server)
    const shown = await loadItem(server.as('salesrep2'), item)
    expect(shown).toMatchObject({
      accessAllowed: false,
      accessMessage: `You have no access to quote item ${item.quoteId}-1: it belongs to Tessa Harcourt.`,
      mayEdit: false,
      canArchive: false,
      canHold: false,
      customerCode: '',
      customerName: '',
      customerDefaultPlant: '',
      product: { description: '', boardGrade: '', length: null },
      findings: [],
    })
    const action = await act(server.as('salesrep2'), item, 'ARCHIVE', { reason: 'OTHER' })
    expect(action.status).toBe(403)
    expect((await server.as('salesrep2').get('/workflow/Details', { workflowId: item.itemId })).status).toBe(
      403,
    )
    expect((await server.as('salesrep2').get('/workflow/Steps', { wfId: item.itemId })).status).toBe(403)
  })
})
