import { describe, expect, it } from 'vitest'
import {
  adminOptionsRight,
  isAllowed,
  pageOf,
  pageRoles,
  pages,
  type Rights,
  redirectFrom,
  roleCodes,
  scopeCodes,
} from '#domain/access'
import access from '../../spec/access.json'
import routes from '../../spec/routes.json'

const quotes = [
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
const customers = ['SCA', 'SALESREP', 'SU', 'DESIGNER', 'NEWWORK', 'PRICING']
const everyRole: readonly string[] = roleCodes

interface Expected {
  /** Roles that may see the page, when they hold the scope as well. */
  readonly roles: readonly string[]
  readonly scope?: string
  readonly otherwise?: string
}
const roles = (...admitted: readonly string[]): Expected => ({ roles: admitted })
const withScope = (scope: string, admitted: readonly string[] = everyRole): Expected => ({
  roles: admitted,
  scope,
})
const signedIn: Expected = { roles: everyRole }

/** Who may see which page: specification 000 §6 and decisions C01, C05, C06, A28, A29, N41. */
const expectedPages: Readonly<Record<string, Expected>> = {
  '/': signedIn,
  '/maintenance': withScope('MAINTENANCE'),
  '/dashboard': { roles: ['SALESREP'], otherwise: '/myquote' },
  '/myquote': roles(...quotes),
  '/assignedtome': roles(...quotes),
  '/assignedtome/REP1': roles(...quotes),
  '/worklist': roles(...quotes),
  '/worklist/DESIGN': roles(...quotes),
  '/quotes': withScope('VIEW_QUOTE'),
  '/quotes/100023': withScope('VIEW_QUOTE'),
  '/qitem': withScope('VIEW_QUOTE'),
  '/qitem/7': withScope('VIEW_QUOTE'),
  '/qitem/7/overview': withScope('VIEW_QUOTE'),
  '/customers': roles(...customers),
  '/customerprofile': roles(...customers),
  '/customerprofile/C100': roles(...customers),
  '/products': withScope('VIEW_EXIST_PRODUCT', customers),
  '/prodcat': withScope('SEARCH_CATALOGUE', [...customers, 'TECHMGR']),
  '/boardgrades': signedIn,
  '/hub': signedIn,
  '/scratch': signedIn,
  '/plant': roles('PLANT'),
  '/sampleMaker': roles('SU', 'DESIGNER', 'SAMPLEMAKER'),
  '/sampleMaker/all': roles('SU', 'DESIGNER', 'SAMPLEMAKER'),
  '/toolingOrder': roles('NEWWORK', 'SU', 'VENDOR'),
  '/toolingOrder/action': roles('NEWWORK', 'SU', 'VENDOR'),
  '/toolingOrder/item/5': roles('NEWWORK', 'SU', 'VENDOR'),
  '/toolingOrder/manualorderlist': roles('SU', 'NEWWORK'),
  '/toolingOrder/manualorder': roles('SU', 'NEWWORK'),
  '/toolingOrder/manualorder/5': roles('SU', 'NEWWORK'),
  '/admin/boardgrade': withScope('EDIT_BOARDGRADE_MASTER'),
  '/admin/boardgrade/1': withScope('EDIT_BOARDGRADE_MASTER'),
  '/admin/inks': withScope('EDIT_INK_MASTER'),
  '/admin/inks/1': withScope('EDIT_INK_MASTER'),
  '/admin/inkgroups': withScope('EDIT_INK_MASTER'),
  '/admin/inkgroups/1': withScope('EDIT_INK_MASTER'),
  '/admin/rehearsals': withScope('VIEW_ALL_CUSTOMERS'),
  '/admin/rehearsals/1': withScope('VIEW_ALL_CUSTOMERS'),
  '/admin/rehearsalresults/1': withScope('VIEW_ALL_CUSTOMERS'),
  '/admin/quotetexts': withScope('EDIT_REPORTING_MASTER'),
  '/admin/quotetexts/1': withScope('EDIT_REPORTING_MASTER'),
  '/admin/marginfloors': withScope('EDIT_COSTING_MASTER'),
  '/admin/marginfloors/1': withScope('EDIT_COSTING_MASTER'),
  '/admin/priceterms': withScope('EDIT_COSTING_MASTER'),
  '/admin/priceterms/BLU001': withScope('EDIT_COSTING_MASTER'),
  '/admin/catalogue': withScope('EDIT_CONFIG_MASTER'),
  '/admin/catalogue/1': withScope('EDIT_CONFIG_MASTER'),
  '/admin/ordertypes': withScope('EDIT_CONFIG_MASTER'),
  '/admin/flutes': withScope('EDIT_CONFIG_MASTER'),
  '/admin/flutes/1': withScope('EDIT_CONFIG_MASTER'),
  '/admin/styles': withScope('EDIT_CONFIG_MASTER'),
  '/admin/styles/1': withScope('EDIT_CONFIG_MASTER'),
  '/admin/trucktypes': withScope('EDIT_CONFIG_MASTER'),
  '/admin/ordertypes/1': withScope('EDIT_CONFIG_MASTER'),
  '/admin/trucktypes/1': withScope('EDIT_CONFIG_MASTER'),
  '/admin/plants': withScope('EDIT_CONFIG_MASTER'),
  '/admin/plants/1': withScope('EDIT_CONFIG_MASTER'),
  '/admin/users': withScope('EDIT_USER_ACCESS'),
  '/admin/users/1': withScope('EDIT_USER_ACCESS'),
  '/admin/roles': withScope('EDIT_USER_ACCESS'),
  '/admin/roles/1': withScope('EDIT_USER_ACCESS'),
  '/admin/scopes': withScope('EDIT_USER_ACCESS'),
  '/admin/scopes/1': withScope('EDIT_USER_ACCESS'),
  '/admin/workgroups': withScope('EDIT_USER_ACCESS'),
  '/admin/workgroups/1': withScope('EDIT_USER_ACCESS'),
  '/admin/messages/templates': withScope('EDIT_TEMPLATE_MSG'),
  '/admin/messages/templates/1': withScope('EDIT_TEMPLATE_MSG'),
  '/admin/messages/options': withScope('EDIT_TEMPLATE_MSG'),
  '/admin/messages/options/1': withScope('EDIT_TEMPLATE_MSG'),
  '/admin/messages/deliverylog': withScope('EDIT_TEMPLATE_MSG'),
  '/admin/workflow/validations': withScope('EDIT_VALIDATION_MASTER'),
  '/admin/workflow/templatesteps': withScope('EDIT_WORKFLOW_MASTER'),
  '/admin/workflow/templateactions': withScope('EDIT_WORKFLOW_MASTER'),
  '/admin/workflow/actiondialogs': withScope('EDIT_WORKFLOW_MASTER'),
  '/admin/workflow/steps': withScope('EDIT_WORKFLOW_MASTER'),
  '/admin/workflow/steps/1': withScope('EDIT_WORKFLOW_MASTER'),
  '/admin/workflow/stepworkgroups': withScope('EDIT_WORKFLOW_MASTER'),
  '/admin/workflow/stepworkgroups/1': withScope('EDIT_WORKFLOW_MASTER'),
  '/admin/workflow/actions': withScope('EDIT_WORKFLOW_MASTER'),
  '/admin/workflow/actions/1': withScope('EDIT_WORKFLOW_MASTER'),
  '/admin/workflow/options': withScope('EDIT_WORKFLOW_MASTER'),
  '/admin/workflow/options/1': withScope('EDIT_WORKFLOW_MASTER'),
  '/admin/workflow/categories': withScope('EDIT_WORKFLOW_MASTER'),
  '/admin/workflow/categories/1': withScope('EDIT_WORKFLOW_MASTER'),
  '/admin/workflow/templates': withScope('EDIT_WORKFLOW_MASTER'),
  '/admin/workflow/templates/1': withScope('EDIT_WORKFLOW_MASTER'),
  '/admin/workflow/fields': withScope('EDIT_WORKFLOW_MASTER'),
  '/admin/workflow/fields/1': withScope('EDIT_WORKFLOW_MASTER'),
  '/admin/workflow/notifications': withScope('EDIT_WORKFLOW_MASTER'),
  '/admin/workflow/notifications/1': withScope('EDIT_WORKFLOW_MASTER'),
}

const everyScope: readonly string[] = scopeCodes
const person = (role: string | null, scopes: readonly string[]): Rights => ({
  roles: role === null ? [] : [role],
  scopes,
})

describe.each(Object.entries(expectedPages))('%s', (path, { roles: admitted, scope, otherwise }) => {
  const refusal = otherwise ?? '/accessDenied'

  it.each(everyRole)('access-denied-redirect, access-scope-guard-no-redirect: for %s', role => {
    const verdict = admitted.includes(role) ? null : refusal
    expect(redirectFrom(path, person(role, everyScope))).toBe(verdict)
    const others = everyScope.filter(code => code !== scope)
    expect(redirectFrom(path, person(role, others))).toBe(scope === undefined ? verdict : refusal)
  })

  it('signin-required: for nobody signed in, and for somebody without any role', () => {
    expect(redirectFrom(path, null)).toBe(refusal)
    const open = admitted.length === everyRole.length
    expect(redirectFrom(path, person(null, everyScope))).toBe(open ? null : refusal)
  })
})

describe('the pages', () => {
  it('each have a line in the table above, except those that need no session and the overview', () => {
    const listed = new Set(Object.keys(expectedPages).map(path => pageOf(path)?.path))
    const rest = pages.map(page => page.path).filter(path => !listed.has(path))
    expect(rest).toEqual(['/accessDenied', '/auth', '/offer/:token', '/admin'])
  })

  it('the overview of Admin is for whoever may open one of its pages, and for nobody else', () => {
    const scopes = pages.flatMap(({ path, right }) =>
      (path.startsWith('/admin/') || path === '/maintenance') && right.kind === 'scope' ? [right.code] : [],
    )
    const opening = scopeCodes.filter(code => redirectFrom('/admin', person(null, [code])) === null)
    expect(opening).toEqual(scopeCodes.filter(code => scopes.includes(code)))
  })

  it('of rehearsals are for pricing staff, super users and who keeps the rates', () => {
    const may = (role: string, scopes: readonly string[]) =>
      redirectFrom('/admin/rehearsals', person(role, [...scopes, 'VIEW_ALL_CUSTOMERS'])) === null
    expect(everyRole.filter(role => may(role, [])).toSorted()).toEqual(['PRICING', 'SU'])
    expect(may('SYSADMIN', ['EDIT_COSTING_MASTER'])).toBe(true)
  })

  it('include every route of the specification', () => {
    const paths = routes.flatMap(route => (route.path && route.path !== '*' ? [route.path] : []))
    const missing = paths
      .flatMap(path =>
        path.includes('?}') ? [path.replace(/\/\{.*/, ''), path.replace(/\{.*/, 'x')] : [path],
      )
      .filter(path => pageOf(path) === undefined)
    expect(missing).toEqual([])
  })

  it.each(['/accessDenied', '/auth', '/offer/x'])('%s needs no session (C23)', path => {
    expect(redirectFrom(path, null)).toBeNull()
  })

  it.each([
    '/nowhere',
    '/admin/secrets',
    '/quotes/1/2/3',
    '/qitem//',
    '/admin/workflow/steps/1/2',
    '/admin/workflow/secrets',
    '/admin/messages/deliverylog/1',
    '',
  ])('%s is no page and refused to everybody', path => {
    const page = path === '/qitem//' ? '/qitem' : undefined
    expect(pageOf(path)?.path).toBe(page)
    expect(redirectFrom(path, person('SU', everyScope))).toBe(page ? null : '/accessDenied')
  })
})

describe('the role rows', () => {
  const names: Readonly<Record<string, keyof typeof pageRoles>> = {
    Dashboard: 'dashboard',
    AssignedToMe: 'assignedToMe',
    BrowseCatalogue: 'browseCatalogue',
    CreateQuote: 'createQuote',
    Customers: 'customers',
    ExistingProducts: 'existingProducts',
    ManualOrders: 'manualOrders',
    Quotes: 'quotes',
    SampleRequest: 'sampleRequest',
  }
  const rows = access.pageAccess.filter(row => row.page !== 'AdminOptions')

  it.each(rows.map(row => [row.page, row.roles] as const))('%s admits %j', (page, admitted) => {
    const name = names[page]
    expect(name).toBeDefined()
    if (name === undefined) return
    for (const role of everyRole) {
      expect(isAllowed(person(role, everyScope), pageRoles[name]), role).toBe(admitted.includes(role))
    }
  })
})

describe('access-admin-options: admin options (C29)', () => {
  const opening = [
    'EDIT_COSTING_MASTER',
    'EDIT_WORKCENTRE_MASTER',
    'EDIT_WORKFLOW_MASTER',
    'EDIT_TEMPLATE_MSG',
    'EDIT_USER_ACCESS',
    'EDIT_VALIDATION_MASTER',
    'EDIT_CONFIG_MASTER',
    'EDIT_TOOLING_MASTER',
    'EDIT_REPORTING_MASTER',
    'VIEW_WORKCENTRE_MASTER',
  ]

  it.each(everyRole)('role %s', role => {
    expect(isAllowed(person(role, []), adminOptionsRight)).toBe(['SYSADMIN', 'SU'].includes(role))
  })

  it.each(everyScope)('scope %s', scope => {
    expect(isAllowed(person(null, [scope]), adminOptionsRight)).toBe(opening.includes(scope))
  })
})
