import { expect, test } from 'vitest'
import type { SignedInUser } from '#contract/security'
import type { MenuEntry } from '../../../src/layout/menu/entries.ts'
import { adminDivider, menuOf } from '../../../src/layout/menu/menu.ts'
import { person } from '../people.ts'

const noLinks = { velocityUrl: '', quoteViewerUrl: '', adminUrl: '' }
const allLinks = {
  velocityUrl: 'https://velocity.example',
  quoteViewerUrl: 'https://legacy.example',
  adminUrl: 'https://admin.example',
}
const holding = (code: string, more: Partial<SignedInUser> = {}) =>
  person({ roles: [{ code, name: code }], scopes: [{ code: 'VIEW_QUOTE' }], ...more })

const labels = (entries: readonly MenuEntry[]) => entries.map(entry => entry.label)
const menu = (user: SignedInUser, links = noLinks) => menuOf({ user, links, counts: undefined })
const entryOf = (entries: readonly MenuEntry[], label: string) => entries.find(entry => entry.label === label)

test('a sales representative sees what they may do, in order', () => {
  expect(labels(menu(person()))).toEqual([
    'Dashboard',
    'Create Quote',
    'Assigned To Me',
    'Quotes',
    'Hub',
    'Customers',
    'Board Grades',
    'Estimating Pad',
  ])
})

test('menu-dashboard-enabled: a coordinator sees the dashboard and can not open it', () => {
  expect(entryOf(menu(person()), 'Dashboard')).not.toHaveProperty('disabled')
  expect(entryOf(menu(holding('SCA')), 'Dashboard')).toMatchObject({ disabled: 'For sales reps only' })
  expect(entryOf(menu(holding('DESIGNER')), 'Dashboard')).toBeUndefined()
})

test('menu-create-quote: Create Quote needs the scope and the role, both', () => {
  expect(labels(menu(person({ scopes: [] })))).not.toContain('Create Quote')
  expect(labels(menu(holding('DESIGNER', { scopes: [{ code: 'CREATE_QUOTE' }] })))).not.toContain(
    'Create Quote',
  )
})

test('menu-always: people without a worklist or customers see the hub, the board grades and the estimating pad', () => {
  expect(labels(menu(holding('VENDOR')))).toEqual(['Orders', 'Hub', 'Board Grades', 'Estimating Pad'])
})

test('menu-quotes-sca: Quotes has one entry for each workgroup, without those that have groups of their own', () => {
  const user = holding('DESIGNER', {
    workGroups: [
      { code: 'DES-M', description: 'Design Melbourne', department: 'DESIGN' },
      { code: 'NW', description: 'New Work', department: 'NEWWORK' },
      { code: 'SMP', description: 'Sample Room', department: 'SAMPLE' },
    ],
  })
  const quotes = entryOf(
    menuOf({
      user,
      links: noLinks,
      counts: {
        assignedToMe: 2,
        groups: [{ code: 'DES-M', count: 9 }],
        newWork: [],
        samples: [],
        salesReps: [],
      },
    }),
    'Quotes',
  )
  expect(quotes).toMatchObject({
    kind: 'group',
    entries: [{ label: 'Design Melbourne', to: '/worklist/DES-M', count: 9 }],
  })
})

test('menu-new-work: it lists the workgroups of its department, for the new-work role and super users', () => {
  const workGroups = [
    { code: 'DES-M', description: 'Design Melbourne', department: 'DESIGN' },
    { code: 'NW', description: 'New Work', department: 'NEWWORK' },
  ]
  for (const role of ['NEWWORK', 'SU']) {
    expect(entryOf(menu(holding(role, { workGroups })), 'New Work')).toMatchObject({
      entries: [
        { label: 'Needs Action', to: '/toolingOrder/action' },
        { label: 'New Work', to: '/toolingOrder/NW' },
        { label: 'All', to: '/toolingOrder/all' },
      ],
    })
  }
  expect(entryOf(menu(holding('DESIGNER', { workGroups })), 'New Work')).toBeUndefined()
})

test('menu-samples: it is for who is in a sample workgroup and may ask for samples, and can not be opened while samples load', () => {
  const workGroups = [{ code: 'SMP', description: 'Sample Room', department: 'SAMPLE' }]
  const group = 'Sample Request Worklists'
  expect(entryOf(menu(holding('SALESREP', { workGroups })), group)).toBeUndefined()
  expect(entryOf(menu(holding('DESIGNER', { workGroups: [] })), group)).toBeUndefined()
  const user = holding('DESIGNER', { workGroups })
  const entries = ['/sampleMaker/SMP', '/sampleMaker/all']
  expect(entryOf(menu(user), group)).toMatchObject({ entries: entries.map(to => ({ to })) })
  const loading = menuOf({ user, links: noLinks, counts: undefined, isCounting: true })
  const disabled = 'The sample requests are being loaded.'
  expect(entryOf(loading, group)).toMatchObject({ entries: entries.map(to => ({ to, disabled })) })
})

test('menu-quotes-visible: Quotes is hidden from who has no eligible workgroup', () => {
  expect(labels(menu(holding('DESIGNER', { workGroups: [] })))).not.toContain('Quotes')
})

test('menu-assigned-sca, menu-quotes-sca: a coordinator has their sales representatives in both groups', () => {
  const user = holding('SCA', {
    salesReps: [
      { id: 1, login: 'salesrep', name: 'Sam Rees', code: 'SR 1' },
      { id: 2, login: 'salesrep2', name: 'Ina Voss', code: 'SR2' },
    ],
  })
  const counts = {
    assignedToMe: 1,
    groups: [],
    newWork: [],
    samples: [],
    salesReps: [{ code: 'SR2', assignedCount: 4 }],
  }
  const entries = menuOf({ user, links: noLinks, counts })
  expect(entryOf(entries, 'Assigned To Me')).toMatchObject({
    kind: 'group',
    entries: [
      { label: 'Sam Rees', to: '/assignedtome/SR%201', count: undefined },
      { label: 'Ina Voss', to: '/assignedtome/SR2', count: 4 },
    ],
  })
  expect(entryOf(entries, 'Quotes')).toMatchObject({
    entries: [
      { label: 'All Sales Reps', to: '/worklist' },
      { to: '/worklist/SR%201?isWorkGroup=false' },
      { to: '/worklist/SR2?isWorkGroup=false' },
    ],
  })
})

test('the other applications are linked where they are configured and the person may open them', () => {
  const scopes = ['VELOCITY_NUXT3', 'VIEW_LEGACY_NAV'].map(code => ({ code }))
  const others = ['Velocity', 'Legacy Quotes', 'Admin']
  const shown = (user: SignedInUser, links: typeof noLinks) =>
    labels(menu(user, links)).filter(label => others.includes(label))
  expect(shown(holding('SU', { scopes }), allLinks)).toEqual(others)
  expect(shown(holding('SU', { scopes }), noLinks)).toEqual([])
  expect(shown(person(), allLinks)).toEqual([])
})

test('menu-divider: the Admin section stands last, in parts, below a divider; Workflow has the templates', () => {
  const scopes = ['EDIT_WORKFLOW_MASTER', 'EDIT_USER_ACCESS'].map(code => ({ code }))
  const entries = menu(holding('SYSADMIN', { scopes }), allLinks)
  expect(labels(entries).at(-1)).toBe('Admin')
  const admin = entries.at(-1)
  const links = admin?.kind === 'group' ? admin.entries : []
  expect(new Set(links.map(({ part }) => part))).toEqual(
    new Set([undefined, 'People and Rights', 'Workflow', 'Workflow Building Blocks']),
  )
  expect(links).toContainEqual(
    expect.objectContaining({ label: 'Templates', part: 'Workflow', to: '/admin/workflow/templates' }),
  )
  // A newcomer reads on the overview what each is for.
  expect(links[0]).toMatchObject({ label: 'Overview', to: '/admin' })
  expect(links.slice(1).filter(({ about }) => !about)).toEqual([])
  expect(adminDivider(entries, { roles: [] })).toBe(entries.length - 1)
})

test('menu-divider: without the Admin section only a sysadmin of several roles sees its divider', () => {
  const roles = (...codes: string[]) => ({ roles: codes.map(code => ({ code, name: code })) })
  const entries = menu(person())
  expect(adminDivider(entries, roles('SALESREP'))).toBeNull()
  expect(adminDivider(entries, roles('SYSADMIN'))).toBeNull()
  expect(adminDivider(entries, roles('SYSADMIN', 'SU'))).toBe(entries.length)
})

test('menu-scope-entries: entries need their scopes, the catalogue and existing products the role as well', () => {
  const guarded = [
    'Browse Catalogue',
    'Existing Products',
    'Velocity',
    'Legacy Quotes',
    'Step Workgroups',
    'Admin',
  ]
  const shown = (role: string, ...scopes: string[]) => {
    const entries = menu(holding(role, { scopes: scopes.map(code => ({ code })) }), allLinks)
    const parts = entries.flatMap(entry => (entry.kind === 'group' ? entry.entries : []))
    return guarded.filter(
      label => labels(entries).includes(label) || parts.some(part => part.label === label),
    )
  }
  expect(shown('SALESREP')).toEqual([])
  expect(shown('SALESREP', 'SEARCH_CATALOGUE')).toEqual(['Browse Catalogue'])
  expect(shown('SALESREP', 'VIEW_EXIST_PRODUCT')).toEqual(['Existing Products'])
  expect(shown('TECHMGR', 'SEARCH_CATALOGUE', 'VIEW_EXIST_PRODUCT')).toEqual(['Browse Catalogue'])
  expect(shown('VENDOR', 'SEARCH_CATALOGUE', 'VIEW_EXIST_PRODUCT')).toEqual([])
  expect(shown('SALESREP', 'VELOCITY_NUXT3')).toEqual(['Velocity'])
  expect(shown('SALESREP', 'VIEW_LEGACY_NAV')).toEqual(['Legacy Quotes'])
  expect(shown('SALESREP', 'EDIT_WORKFLOW_MASTER')).toEqual(['Step Workgroups', 'Admin'])
  expect(shown('SYSADMIN')).toEqual(['Admin'])
})
