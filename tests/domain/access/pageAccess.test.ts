import { describe, expect, it } from 'vitest'
import {
  adminOptionsRight,
  isAllowed,
  pageOf,
  pageRoles,
  pages,
  type Rights,
  redirectFrom,
  scopeCodes,
} from '#domain/access'
import access from '../../spec/access.json'
import routes from '../../spec/routes.json'
import { everyRole, expectedPages } from './expectedPages.ts'

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
