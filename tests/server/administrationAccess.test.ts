import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Endpoint } from '#contract/endpoint'
import { services } from '#contract/index'
import { masterKinds, roleCodes, scopeCodes } from '#domain/access'
import { people } from '../../server/demo/people.ts'
import { scopesOfRole } from '../../server/demo/roles.ts'
import access from '../spec/access.json' with { type: 'json' }
import { createTestApp, type TestApp } from './startTestServer.ts'

/** The scope of a page guard, as the specification's access table names it. */
function guard(name: string): string {
  const found = access.pageGuards.find(each => each.guard === name)?.by ?? ''
  if (!access.scopes.some(({ code }) => code === found)) throw new Error(`No scope guards ${name}.`)
  return found
}

const userAccess = guard('user access')
const inks = guard('ink master')
const boardGrades = guard('board grade master')
const workflow = guard('workflow access')
const validations = guard('validation rules')
const messages = guard('template master')
/** Scopes whose codes the specification leaves open (N24), as the decisions name them. */
const plants = 'EDIT_CONFIG_MASTER'
const workCentres = 'EDIT_WORKCENTRE_MASTER'
const reports = 'EDIT_REPORTING_MASTER'

/** Any of these roles or scopes; null: nothing but to be signed in. */
type Asked = {
  readonly roles?: readonly string[]
  readonly scopes?: readonly string[]
  /** Held besides one of these. */
  readonly besides?: string
} | null

/** The roles of a page, as the specification's access table names it. */
function rolesOf(...wanted: readonly string[]): readonly string[] {
  return wanted.flatMap(name => {
    const found = access.pageAccess.find(({ page }) => page === name)?.roles
    if (found === undefined) throw new Error(`There is no page ${name}.`)
    return found
  })
}

/** What the calls of administration ask for (specification 000 §6, 002 §6; decisions C05, C06, A28, C29). */
const rules: readonly (readonly [RegExp, Asked])[] = [
  [/^GET \/security\/(Auth|Workgroup|Workgroup\/.+)$/, null],
  [/^GET \/security\/User\/role\//, { roles: rolesOf('CreateQuote', 'ManualOrders'), scopes: [userAccess] }],
  [/^GET \/security\/User\/SalesRep\//, { roles: rolesOf('CreateQuote'), scopes: [userAccess] }],
  [/^GET \/security\/Deputy$/, { scopes: ['VIEW_QUOTE', userAccess, 'EDIT_COSTING_MASTER'] }],
  [/ \/security\/Deputy/, { scopes: ['VIEW_QUOTE', userAccess] }],
  [/ \/security\//, { scopes: [userAccess] }],
  [/^GET \/config\/BoardGrade(\/Filters|Plant\/isValid)?$/, null],
  [/ \/config\/BoardGrade/, { scopes: [boardGrades] }],
  [/^GET \/config\/Ink\/(Group\/0|Plant)$/, null],
  [/ \/config\/Ink/, { scopes: [inks] }],
  [/^(GET|POST) \/config\/Plant$|^GET \/config\/Plant\/FullDetail\//, { scopes: [plants] }],
  [/^(GET|POST) \/config\/Flute$/, { scopes: [plants] }],
  [/^(GET|POST) \/config\/OwnStyle$/, { scopes: [plants] }],
  [/^(GET|POST) \/config\/TruckType$/, { scopes: [plants] }],
  [/^(GET|POST) \/config\/OrderType$/, { scopes: [plants] }],
  [/^(GET|POST) \/config\/MarginFloor$/, { scopes: ['EDIT_COSTING_MASTER'] }],
  [/^(GET|POST) \/config\/Rate$/, { scopes: ['EDIT_COSTING_MASTER'] }],
  [/^(GET|POST) \/config\/CustomerPriceTerms$/, { scopes: ['EDIT_COSTING_MASTER'] }],
  [/^PUT \/config\/Plant\/WorkCentre\//, { scopes: [workCentres] }],
  [/ \/config\/Master\//, { scopes: [] }],
  [/^GET \/config\/OffsiteTransferSetting$/, { roles: rolesOf('Quotes') }],
  [/^POST \/config\/places\//, { roles: rolesOf('Quotes'), scopes: [plants] }],
  [/^(GET|POST) \/config\/setting/, null],
  [/^GET \/config\//, null],
  [/^POST \/workflow\/WorkflowValidation\/Validations(\/Bulk)?$/, { scopes: [validations] }],
  [/ \/workflow\/WorkflowValidation\//, { scopes: [workflow, validations] }],
  [
    /^GET \/workflow\/WorkflowBuilder\/(Steps|Templates|Templates\/\{id\}(\/Log)?|TemplateSteps)$/,
    { scopes: [workflow, validations] },
  ],
  [/ \/workflow\/WorkflowBuilder\//, { scopes: [workflow] }],
  [/^GET (\/Template\/TemplateBind|\/Option)$/, null],
  [/ \/(Template|Option|MsgType|DeliveryLog)/, { scopes: [messages] }],
]

/** What a rehearsal shows is of all customers, and of money. */
const rehearsals: Asked = {
  roles: ['PRICING', 'SU'],
  scopes: ['EDIT_COSTING_MASTER'],
  besides: 'VIEW_ALL_CUSTOMERS',
}

/** The scope of each kind of master, for the calls that all kinds share. */
const scopeOfKind = (kind: string): string => {
  if (['plant', 'truckType', 'catalogueProduct', 'orderType', 'ownStyle', 'flute'].includes(kind))
    return plants
  if (kind === 'workCentre') return workCentres
  if (kind === 'quoteText') return reports
  if (['marginFloor', 'priceTerms', 'rate'].includes(kind)) return 'EDIT_COSTING_MASTER'
  if (kind.startsWith('ink')) return inks
  if (kind.startsWith('boardGrade')) return boardGrades
  if (kind.startsWith('workflow')) return workflow
  return kind.startsWith('message') ? messages : userAccess
}

interface AskedCall {
  readonly name: string
  readonly method: Endpoint['method']
  readonly url: string
  readonly asked: Asked
}

const administration = ['security', 'config', 'masters', 'workflowBuilder', 'messaging'] as const

const calls: readonly AskedCall[] = administration.flatMap(service =>
  Object.values(services[service] as Record<string, Endpoint>).flatMap(({ method, path }): AskedCall[] => {
    const call = `${method} ${path}`
    const asked = rules.find(([pattern]) => pattern.test(call))?.[1]
    if (asked === undefined) throw new Error(`Nothing says what ${call} asks for.`)
    const at = (kind: string) => path.replace('{kind}', kind).replace(/\{\w+\}/g, '0')
    return path.includes('{kind}')
      ? masterKinds.map(kind => ({
          ...{ name: `${call} of ${kind}`, method, url: at(kind) },
          asked: kind === 'rehearsal' ? rehearsals : { scopes: [scopeOfKind(kind)] },
        }))
      : [{ name: call, method, url: at(''), asked }]
  }),
)

interface Holder {
  readonly roles: readonly string[]
  readonly scopes: readonly string[]
}

const mayCall = ({ roles, scopes }: Holder, { asked }: AskedCall): boolean =>
  asked === null ||
  (((asked.roles ?? []).some(code => roles.includes(code)) ||
    (asked.scopes ?? []).some(code => scopes.includes(code))) &&
    (asked.besides === undefined || scopes.includes(asked.besides)))

let server: TestApp
/** Where no role grants any scope. */
let bare: TestApp
beforeAll(async () => {
  server = await createTestApp()
  bare = await createTestApp()
  await bare.connection.query('delete from role_scopes')
  const { connection } = server
  for (const [index, scope] of scopeCodes.entries()) {
    const role = `ONLY_${index}`
    const login = scope.toLowerCase()
    await connection.query('insert into roles (code, name) values ($1, $1)', [role])
    await connection.query('insert into role_scopes (role_code, scope_code) values ($1, $2)', [role, scope])
    await connection.query('insert into users (login, name, email) values ($1, $1, $2)', [
      login,
      'a@b.example',
    ])
    await connection.query(
      'insert into user_roles (user_id, role_code) select id, $2 from users where login = $1',
      [login, role],
    )
  }
})
afterAll(async () => {
  await server.close()
  await bare.close()
})

/** Lets the person try every call: whoever is let in is told of a bad request, of nothing found, or answered. */
async function expectAllowed(app: TestApp, login: string, holder: Holder): Promise<void> {
  const told: string[] = []
  for (const call of calls) {
    const { method, url } = call
    const { statusCode } = await app.app.inject({ method, url, headers: { 'x-mock-person': login } })
    expect(statusCode, call.name).not.toBe(401)
    expect(statusCode, call.name).toBeLessThan(500)
    const isLetIn = statusCode !== 403
    if (isLetIn !== mayCall(holder, call)) told.push(`${call.name}: ${isLetIn ? 'let in' : 'refused'}`)
  }
  expect(told).toEqual([])
}

const holderOf = (role: (typeof roleCodes)[number]) => people.find(({ roles }) => roles.includes(role))

describe('every role × every call of administration', () => {
  it('knows the roles and scopes of the specification', () => {
    expect(roleCodes).toEqual(expect.arrayContaining(access.roles.map(({ code }) => code)))
    expect(scopeCodes).toEqual(expect.arrayContaining(access.scopes.map(({ code }) => code)))
    expect(calls.length).toBeGreaterThan(120)
  })

  it.each(roleCodes)('%s, with the scopes it grants in the demonstration company', async role => {
    const person = holderOf(role)
    const roles = person?.roles ?? []
    const scopes = roles.flatMap(code => scopesOfRole[code])
    await expectAllowed(server, person?.login ?? '', { roles, scopes })
  })

  it.each(roleCodes)('%s, granted no scope: a role alone opens nothing that a scope guards', async role => {
    const person = holderOf(role)
    await expectAllowed(bare, person?.login ?? '', { roles: person?.roles ?? [], scopes: [] })
  })
})

describe('every scope × every call of administration', () => {
  it.each(scopeCodes)('%s alone opens its own and no others', async scope => {
    await expectAllowed(server, scope.toLowerCase(), { roles: [], scopes: [scope] })
  })

  it('each call is open to somebody', () => {
    const held = scopeCodes.map(scope => ({ roles: ['SU'], scopes: [scope] }))
    expect(calls.filter(call => !held.some(holder => mayCall(holder, call))).map(({ name }) => name)).toEqual(
      [],
    )
  })
})
