import type { ClientConfig } from '#contract/clientConfig'
import type { CallOutput } from '#contract/endpoint'
import type { quoteWorklist } from '#contract/quote-worklist'
import type { SignedInUser } from '#contract/security'
import {
  adminOptionsRight,
  createQuoteRight,
  isAllowed,
  pageOf,
  pageRoles,
  type Right,
  type Rights,
  scope,
  signedIn,
} from '#domain/access'
import { isCoordinator } from '../../authProvider/isCoordinator.ts'
import { rightsOf } from '../../authProvider/rightsOf.ts'
import { adminPages } from './adminPages.ts'
import type { LinkEntry, MenuEntry, MenuIcon } from './entries.ts'

export type Counts = CallOutput<typeof quoteWorklist.counts>

/** What the menu is made of. `counts` is missing until the server has counted. */
export interface MenuContext {
  readonly user: SignedInUser
  readonly rights: Rights
  readonly links: Pick<ClientConfig, 'velocityUrl' | 'quoteViewerUrl' | 'adminUrl'>
  readonly counts: Counts | undefined
  /** Whether the first count is under way. */
  readonly isCounting?: boolean
}

/** Departments whose workgroups have menu groups of their own (DECISIONS N22). */
const departmentsElsewhere = ['NEWWORK', 'SAMPLE']

const pageRight = (path: string): Right | null => pageOf(path)?.right ?? null

const page = (id: string, label: string, icon: MenuIcon, to: string): Row => ({
  right: pageRight(to),
  build: () => ({ kind: 'link', id, label, icon, to }),
})

const external = (
  id: string,
  label: string,
  icon: MenuIcon,
  right: Right,
  link: keyof MenuContext['links'],
): Row => ({
  right,
  build: ({ links }) =>
    links[link] === '' ? null : { kind: 'external', id, label, icon, href: links[link] },
})

function assignedToMe(context: MenuContext): MenuEntry {
  const entry = { id: 'assigned-to-me', label: 'Assigned To Me', icon: 'assigned-to-me' } as const
  if (!isCoordinator(context.user)) {
    return { ...entry, kind: 'link', to: '/assignedtome', count: context.counts?.assignedToMe }
  }
  const entries = context.user.salesReps.map(
    ({ code, name }): LinkEntry => ({
      kind: 'link',
      id: `assigned-to-${code}`,
      label: name,
      to: `/assignedtome/${encodeURIComponent(code)}`,
      count: context.counts?.salesReps.find(rep => rep.code === code)?.assignedCount,
    }),
  )
  return { ...entry, kind: 'group', entries }
}

function quotes(context: MenuContext): MenuEntry | null {
  const entries = isCoordinator(context.user)
    ? [
        {
          kind: 'link',
          id: 'worklist-of-all',
          label: 'All Sales Reps',
          to: '/worklist',
          isAlone: true,
        } satisfies LinkEntry,
        ...context.user.salesReps.map(
          ({ code, name }): LinkEntry => ({
            kind: 'link',
            id: `worklist-of-${code}`,
            label: name,
            to: `/worklist/${encodeURIComponent(code)}?isWorkGroup=false`,
          }),
        ),
      ]
    : context.user.workGroups
        .filter(({ department }) => !departmentsElsewhere.includes(department))
        .map(
          ({ code, description }): LinkEntry => ({
            kind: 'link',
            id: `worklist-${code}`,
            label: description,
            to: `/worklist/${encodeURIComponent(code)}`,
            count: context.counts?.groups.find(group => group.code === code)?.count,
          }),
        )
  return entries.length === 0
    ? null
    : { kind: 'group', id: 'quotes', label: 'Quotes', icon: 'quotes', entries }
}

/** The person's workgroups of a department as entries. */
const groupEntries = (
  { user }: MenuContext,
  department: string,
  path: string,
  counts: Counts['groups'] | undefined,
): LinkEntry[] =>
  user.workGroups
    .filter(group => group.department === department)
    .map(({ code, description }) => ({
      kind: 'link',
      id: `${path.slice(1)}-${code}`,
      label: description,
      to: `${path}/${encodeURIComponent(code)}`,
      count: counts?.find(group => group.code === code)?.count,
    }))

/** New work; for who works for a vendor, the vendor's orders. */
function newWork(context: MenuContext): MenuEntry {
  const isVendor = !context.rights.roles.some(code => code === 'NEWWORK' || code === 'SU')
  const entries: LinkEntry[] = [
    { kind: 'link', id: 'new-work-action', label: 'Needs Action', to: '/toolingOrder/action' },
    ...groupEntries(context, 'NEWWORK', '/toolingOrder', context.counts?.newWork),
    { kind: 'link', id: 'new-work-all', label: 'All', to: '/toolingOrder/all' },
  ]
  return { kind: 'group', id: 'new-work', label: isVendor ? 'Orders' : 'New Work', icon: 'new-work', entries }
}

/** Only for who is in a sample workgroup (specification 000 §2). */
function samples(context: MenuContext): MenuEntry | null {
  const groups = groupEntries(context, 'SAMPLE', '/sampleMaker', context.counts?.samples)
  if (groups.length === 0) return null
  return {
    kind: 'group',
    id: 'samples',
    label: 'Sample Request Worklists',
    icon: 'samples',
    entries: [
      ...groups,
      { kind: 'link', id: 'samples-all', label: 'All', to: '/sampleMaker/all' } satisfies LinkEntry,
    ].map(entry =>
      context.isCounting === true ? { ...entry, disabled: 'The sample requests are being loaded.' } : entry,
    ),
  }
}

/** Seen by everybody who sells, open to sales reps only (decision C01). */
function dashboard({ rights }: MenuContext): MenuEntry {
  const entry = {
    kind: 'link',
    id: 'dashboard',
    label: 'Dashboard',
    icon: 'dashboard',
    to: '/dashboard',
  } as const
  const right = pageRight('/dashboard')
  return right !== null && isAllowed(rights, right) ? entry : { ...entry, disabled: 'For sales reps only' }
}

export const administrationId = 'administration'

/** Every page of the section with what it is for, for whoever may see more than one. */
const overview: LinkEntry = {
  kind: 'link',
  id: 'admin-overview',
  label: 'Overview',
  to: '/admin',
  isAlone: true,
}

function administration({ rights }: MenuContext): MenuEntry | null {
  const entries = adminPages
    .filter(({ to }) => {
      const right = pageRight(to)
      return right !== null && isAllowed(rights, right)
    })
    .map((page): LinkEntry => ({ kind: 'link', id: `admin${page.to.replaceAll('/', '-')}`, ...page }))
  return entries.length === 0
    ? null
    : {
        kind: 'group',
        id: administrationId,
        label: 'Admin',
        icon: 'admin',
        entries: entries.length > 1 ? [overview, ...entries] : entries,
      }
}

interface Row {
  /** What the person needs to see the entry; null hides it, because nothing says who may. */
  readonly right: Right | null
  readonly build: (context: MenuContext) => MenuEntry | null
}

/** The entries of the menu in their order, each with the right it needs; spec/menu.json. */
const rows: readonly Row[] = [
  { right: pageRoles.dashboard, build: dashboard },
  {
    right: createQuoteRight,
    build: () => ({ kind: 'action', id: 'create-quote', label: 'Create Quote', icon: 'create-quote' }),
  },
  { right: pageRight('/assignedtome'), build: assignedToMe },
  { right: pageRight('/worklist'), build: quotes },
  { right: pageRight('/toolingOrder'), build: newWork },
  { right: pageRight('/sampleMaker'), build: samples },
  page('plant', 'At the Plant', 'plant', '/plant'),
  page('hub', 'Hub', 'hub', '/hub'),
  page('customers', 'Customers', 'customers', '/customers'),
  page('manual-order', 'Manual Order', 'manual-order', '/toolingOrder/manualorderlist'),
  page('browse-catalogue', 'Browse Catalogue', 'browse-catalogue', '/prodcat'),
  page('existing-products', 'Existing Products', 'existing-products', '/products'),
  page('board-grades', 'Board Grades', 'board-grades', '/boardgrades'),
  page('estimating-pad', 'Estimating Pad', 'estimating-pad', '/scratch'),
  external('newer-version', 'Velocity', 'external', scope('VELOCITY_NUXT3'), 'velocityUrl'),
  external('legacy-quote-viewer', 'Legacy Quotes', 'external', scope('VIEW_LEGACY_NAV'), 'quoteViewerUrl'),
  external('admin-application', 'Admin', 'admin', adminOptionsRight, 'adminUrl'),
  { right: signedIn, build: administration },
]

/** The menu of a person: the entries they have the right to, in order. */
export function menuOf(context: Omit<MenuContext, 'rights'>): readonly MenuEntry[] {
  const full = { ...context, rights: rightsOf(context.user) }
  return rows
    .filter(({ right }) => right !== null && isAllowed(full.rights, right))
    .map(({ build }) => build(full))
    .filter(entry => entry !== null)
}

/**
 * Before which entry the divider of the Admin section stands; null: there is none. Sysadmins who also hold another role
 * see it without the section too (000 §2).
 */
export function adminDivider(
  entries: readonly MenuEntry[],
  { roles }: Pick<SignedInUser, 'roles'>,
): number | null {
  const place = entries.findIndex(({ id }) => id === administrationId)
  if (place >= 0) return place
  return roles.length > 1 && roles.some(({ code }) => code === 'SYSADMIN') ? entries.length : null
}
