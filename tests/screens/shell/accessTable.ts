/** The roles in the order of the table's columns, each with the person who has it and nothing else. */
export const roles = [
  ['SYSADMIN', 'sysadmin'],
  ['SALESREP', 'salesrep'],
  ['SU', 'su'],
  ['DESIGNER', 'designer'],
  ['PRICING', 'pricing'],
  ['PREPRINT', 'preprint'],
  ['GLAMAART', 'glamaart'],
  ['CUSTSERV', 'custserv'],
  ['TECHMGR', 'techmgr'],
  ['SCA', 'sca'],
  ['NEWWORK', 'newwork'],
  ['SAMPLEMAKER', 'samplemaker'],
  ['PLANT', 'plant'],
  ['VENDOR', 'vendor'],
] as const

/** What a person meets at an address: the page, `/accessDenied`, or their own quotes instead. */
export type Outcome = 'page' | '/accessDenied' | '/myquote'

const outcomes: Readonly<Record<string, Outcome>> = { x: 'page', '.': '/accessDenied', q: '/myquote' }

interface AccessRow {
  /** The route as the specification writes it. */
  readonly route: string
  /** An address of the route. */
  readonly at: string
  /** Heading of its page; null: the product has no such page yet. */
  readonly heading: string | RegExp | null
  readonly outcomes: readonly Outcome[]
}

const row = (route: string, at: string, heading: AccessRow['heading'], columns: string): AccessRow => ({
  route,
  at,
  heading,
  outcomes: columns.split(' ').map(mark => {
    const outcome = outcomes[mark]
    if (outcome === undefined) throw new Error(`${route}: ${mark} means nothing`)
    return outcome
  }),
})

const assigned = /^Assigned To (Tessa Harcourt|salesrep)$/

/**
 * Who sees which page: `x` sees it, `.` is sent to `/accessDenied`, `q` to `/myquote`.
 * Columns: sysadmin salesrep su designer pricing preprint glamaart custserv techmgr sca newwork samplemaker plant vendor.
 */
export const accessTable: readonly AccessRow[] = [
  row('/accessDenied', '/accessDenied', 'Access denied', 'x x x x x x x x x x x x x x'),
  row('/boardgrades', '/boardgrades', 'Board Grades', 'x x x x x x x x x x x x x x'),
  row('/hub', '/hub', 'Hub', 'x x x x x x x x x x x x x x'),
  row('/scratch', '/scratch', 'Estimating Pad', 'x x x x x x x x x x x x x x'),
  row('/dashboard', '/dashboard', 'Dashboard', 'q x q q q q q q q q q q q q'),
  row('/myquote', '/myquote', 'My Quotes', '. x x x x x x x x x x . . .'),
  row('/assignedtome', '/assignedtome', 'Assigned To Me', '. x x x x x x x x x x . . .'),
  row('/assignedtome/{salesRepCode}', '/assignedtome/salesrep', assigned, '. x x x x x x x x x x . . .'),
  row('/worklist/{group?}', '/worklist/DESIGN', 'Structural Design', '. x x x x x x x x x x . . .'),
  row('/plant', '/plant', 'At the Plant', '. . . . . . . . . . . . x .'),
  row('/quotes/{id?}', '/quotes/100001', 'Quote 100001', '. x x x x x x x x x x x x .'),
  row(
    '/qitem/{id?}',
    '/qitem/1',
    /^(Item \d+-1|Summer ale 24 x 330 ml carton)$/,
    '. x x x x x x x x x x x x .',
  ),
  row('/customers', '/customers', 'Customers', '. x x x x . . . . x x . . .'),
  row('/customerprofile/{id?}', '/customerprofile/BLU001', 'Bluegum Brewing', '. x x x x . . . . x x . . .'),
  row('/products', '/products', 'Existing Products', '. x x x x . . . . x x . . .'),
  row('/prodcat', '/prodcat', 'Browse Catalogue', '. x x x x . . . x x x . . .'),
  row('/sampleMaker/{group?}', '/sampleMaker/all', 'All Sample Requests', '. . x x . . . . . . . x . .'),
  row(
    '/toolingOrder/{group?}',
    '/toolingOrder/all',
    /^All (New Work|Orders)$/,
    '. . x . . . . . . . x . . x',
  ),
  row(
    '/toolingOrder/manualorder/{id?}',
    '/toolingOrder/manualorder/1',
    'Manual Order',
    '. . x . . . . . . . x . . .',
  ),
  row(
    '/toolingOrder/manualorderlist',
    '/toolingOrder/manualorderlist',
    'Manual Orders',
    '. . x . . . . . . . x . . .',
  ),
  row('/maintenance', '/maintenance', 'Maintenance', 'x . x . . . . . . . . . . .'),
  row('/admin/boardgrade', '/admin/boardgrade', 'Board Grade Master', 'x . . . . . . . . . . . . .'),
  row(
    '/admin/workflow/notifications',
    '/admin/workflow/notifications',
    'Workflow Notifications',
    'x . . . . . . . . . . . . .',
  ),
  row('/admin/workflow/steps', '/admin/workflow/steps', 'Workflow Steps', 'x . . . . . . . . . . . . .'),
  row(
    '/admin/workflow/templates',
    '/admin/workflow/templates',
    'Workflow Templates',
    'x . . . . . . . . . . . . .',
  ),
  row(
    '/admin/workflow/validations',
    '/admin/workflow/validations',
    'Workflow Validations',
    'x . . . . . . . . . . . . .',
  ),
]

/** Routes of the specification that are no pages of their own: the start, the callback, everything unknown. */
export const otherRoutes: readonly string[] = ['/', '/auth', '*']

/** Routes that the specification does not have, and we do. */
export const ownRoutes: readonly string[] = ['/plant']
