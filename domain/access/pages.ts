import { rehearsalRight } from './masters.ts'
import { all, any, anyone, type Right, role, scope, signedIn } from './right.ts'

/** Roles a page admits (specification 000 §6, "Page access by role"). */
export const pageRoles = {
  dashboard: role('SCA', 'SU', 'SALESREP'),
  assignedToMe: role(
    'SCA',
    'SU',
    'SALESREP',
    'DESIGNER',
    'PRICING',
    'PREPRINT',
    'NEWWORK',
    'GLAMAART',
    'TECHMGR',
    'CUSTSERV',
  ),
  browseCatalogue: role('SCA', 'SALESREP', 'SU', 'DESIGNER', 'NEWWORK', 'PRICING', 'TECHMGR'),
  createQuote: role('SCA', 'SU', 'SALESREP'),
  customers: role('SCA', 'SALESREP', 'SU', 'DESIGNER', 'NEWWORK', 'PRICING'),
  existingProducts: role('SCA', 'SALESREP', 'SU', 'DESIGNER', 'NEWWORK', 'PRICING'),
  manualOrders: role('SU', 'NEWWORK'),
  quotes: role(
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
  ),
  sampleRequest: role('SU', 'DESIGNER'),
} as const

/** Creating a quote: the role row and the scope, both. */
export const createQuoteRight = all(pageRoles.createQuote, scope('CREATE_QUOTE'))

/** Searching the catalogue: the role row and the scope, both (decisions C05, C06). */
export const catalogueRight = all(pageRoles.browseCatalogue, scope('SEARCH_CATALOGUE'))

/** Seeing what customers have: the role row and the scope, both (decisions C05, C06). */
export const existingProductsRight = all(pageRoles.existingProducts, scope('VIEW_EXIST_PRODUCT'))

/** What is made at a person's plant: a list of its own, for the specification gives plants none. */
export const plantRight = role('PLANT')

/** The admin section and the link to the admin application. */
export const adminOptionsRight = any(
  role('SYSADMIN', 'SU'),
  scope('EDIT_COSTING_MASTER'),
  scope('EDIT_WORKCENTRE_MASTER'),
  scope('EDIT_WORKFLOW_MASTER'),
  scope('EDIT_TEMPLATE_MSG'),
  scope('EDIT_USER_ACCESS'),
  scope('EDIT_VALIDATION_MASTER'),
  scope('EDIT_CONFIG_MASTER'),
  scope('EDIT_TOOLING_MASTER'),
  scope('EDIT_REPORTING_MASTER'),
  scope('VIEW_WORKCENTRE_MASTER'),
)

/** The overview of the Admin section: whoever may open one of its pages. */
const adminOverviewRight = any(
  scope('EDIT_USER_ACCESS'),
  scope('EDIT_CONFIG_MASTER'),
  scope('EDIT_INK_MASTER'),
  scope('EDIT_BOARDGRADE_MASTER'),
  scope('EDIT_COSTING_MASTER'),
  scope('EDIT_WORKFLOW_MASTER'),
  scope('EDIT_VALIDATION_MASTER'),
  scope('EDIT_TEMPLATE_MSG'),
  scope('EDIT_REPORTING_MASTER'),
  scope('MAINTENANCE'),
)

export interface PageAccess {
  readonly path: string
  readonly right: Right
  /** Where a person without the right is sent. */
  readonly otherwise: '/accessDenied' | '/myquote'
}

const page = (
  path: string,
  right: Right,
  otherwise: PageAccess['otherwise'] = '/accessDenied',
): PageAccess => ({ path, right, otherwise })

/** Every page of the product with the right it needs; a path without a row is refused. */
export const pages: readonly PageAccess[] = [
  page('/accessDenied', anyone),
  page('/auth', anyone),
  page('/offer/:token', anyone),
  page('/', signedIn),
  page('/maintenance', scope('MAINTENANCE')),
  page('/dashboard', role('SALESREP'), '/myquote'),
  page('/myquote', pageRoles.quotes),
  page('/assignedtome', pageRoles.assignedToMe),
  page('/assignedtome/:salesRepCode', pageRoles.assignedToMe),
  page('/worklist', pageRoles.quotes),
  page('/worklist/:group', pageRoles.quotes),
  page('/plant', plantRight),
  page('/quotes', scope('VIEW_QUOTE')),
  page('/quotes/:id', scope('VIEW_QUOTE')),
  page('/qitem', scope('VIEW_QUOTE')),
  page('/qitem/:id', scope('VIEW_QUOTE')),
  page('/qitem/:id/:tab', scope('VIEW_QUOTE')),
  page('/customers', pageRoles.customers),
  page('/customerprofile', pageRoles.customers),
  page('/customerprofile/:id', pageRoles.customers),
  page('/products', existingProductsRight),
  page('/prodcat', catalogueRight),
  page('/boardgrades', signedIn),
  page('/hub', signedIn),
  page('/scratch', signedIn),
  page('/sampleMaker', any(pageRoles.sampleRequest, role('SAMPLEMAKER'))),
  page('/sampleMaker/:group', any(pageRoles.sampleRequest, role('SAMPLEMAKER'))),
  page('/toolingOrder', role('NEWWORK', 'SU', 'VENDOR')),
  page('/toolingOrder/manualorderlist', pageRoles.manualOrders),
  page('/toolingOrder/manualorder', pageRoles.manualOrders),
  page('/toolingOrder/manualorder/:id', pageRoles.manualOrders),
  page('/toolingOrder/:group', role('NEWWORK', 'SU', 'VENDOR')),
  page('/toolingOrder/item/:id', role('NEWWORK', 'SU', 'VENDOR')),
  page('/admin', adminOverviewRight),
  page('/admin/boardgrade', scope('EDIT_BOARDGRADE_MASTER')),
  page('/admin/boardgrade/:id', scope('EDIT_BOARDGRADE_MASTER')),
  page('/admin/inks', scope('EDIT_INK_MASTER')),
  page('/admin/inks/:id', scope('EDIT_INK_MASTER')),
  page('/admin/inkgroups', scope('EDIT_INK_MASTER')),
  page('/admin/inkgroups/:id', scope('EDIT_INK_MASTER')),
  page('/admin/ordertypes', scope('EDIT_CONFIG_MASTER')),
  page('/admin/ordertypes/:id', scope('EDIT_CONFIG_MASTER')),
  page('/admin/flutes', scope('EDIT_CONFIG_MASTER')),
  page('/admin/flutes/:id', scope('EDIT_CONFIG_MASTER')),
  page('/admin/styles', scope('EDIT_CONFIG_MASTER')),
  page('/admin/styles/:id', scope('EDIT_CONFIG_MASTER')),
  page('/admin/trucktypes', scope('EDIT_CONFIG_MASTER')),
  page('/admin/trucktypes/:id', scope('EDIT_CONFIG_MASTER')),
  page('/admin/marginfloors', scope('EDIT_COSTING_MASTER')),
  page('/admin/marginfloors/:id', scope('EDIT_COSTING_MASTER')),
  page('/admin/rates', scope('EDIT_COSTING_MASTER')),
  page('/admin/rates/:id', scope('EDIT_COSTING_MASTER')),
  page('/admin/priceterms', scope('EDIT_COSTING_MASTER')),
  page('/admin/priceterms/:id', scope('EDIT_COSTING_MASTER')),
  page('/admin/rehearsals', rehearsalRight),
  page('/admin/rehearsals/:id', rehearsalRight),
  page('/admin/rehearsalresults/:id', rehearsalRight),
  page('/admin/catalogue', scope('EDIT_CONFIG_MASTER')),
  page('/admin/catalogue/:id', scope('EDIT_CONFIG_MASTER')),
  page('/admin/plants', scope('EDIT_CONFIG_MASTER')),
  page('/admin/plants/:id', scope('EDIT_CONFIG_MASTER')),
  page('/admin/users', scope('EDIT_USER_ACCESS')),
  page('/admin/users/:id', scope('EDIT_USER_ACCESS')),
  page('/admin/roles', scope('EDIT_USER_ACCESS')),
  page('/admin/roles/:id', scope('EDIT_USER_ACCESS')),
  page('/admin/scopes', scope('EDIT_USER_ACCESS')),
  page('/admin/scopes/:id', scope('EDIT_USER_ACCESS')),
  page('/admin/workgroups', scope('EDIT_USER_ACCESS')),
  page('/admin/workgroups/:id', scope('EDIT_USER_ACCESS')),
  page('/admin/messages/templates', scope('EDIT_TEMPLATE_MSG')),
  page('/admin/messages/templates/:id', scope('EDIT_TEMPLATE_MSG')),
  page('/admin/messages/options', scope('EDIT_TEMPLATE_MSG')),
  page('/admin/messages/options/:id', scope('EDIT_TEMPLATE_MSG')),
  page('/admin/quotetexts', scope('EDIT_REPORTING_MASTER')),
  page('/admin/quotetexts/:id', scope('EDIT_REPORTING_MASTER')),
  page('/admin/messages/deliverylog', scope('EDIT_TEMPLATE_MSG')),
  page('/admin/workflow/validations', scope('EDIT_VALIDATION_MASTER')),
  page('/admin/workflow/templates', scope('EDIT_WORKFLOW_MASTER')),
  page('/admin/workflow/templates/:id', scope('EDIT_WORKFLOW_MASTER')),
  page('/admin/workflow/templatesteps', scope('EDIT_WORKFLOW_MASTER')),
  page('/admin/workflow/templateactions', scope('EDIT_WORKFLOW_MASTER')),
  page('/admin/workflow/actiondialogs', scope('EDIT_WORKFLOW_MASTER')),
  page('/admin/workflow/steps', scope('EDIT_WORKFLOW_MASTER')),
  page('/admin/workflow/steps/:id', scope('EDIT_WORKFLOW_MASTER')),
  page('/admin/workflow/stepworkgroups', scope('EDIT_WORKFLOW_MASTER')),
  page('/admin/workflow/stepworkgroups/:id', scope('EDIT_WORKFLOW_MASTER')),
  page('/admin/workflow/actions', scope('EDIT_WORKFLOW_MASTER')),
  page('/admin/workflow/actions/:id', scope('EDIT_WORKFLOW_MASTER')),
  page('/admin/workflow/options', scope('EDIT_WORKFLOW_MASTER')),
  page('/admin/workflow/options/:id', scope('EDIT_WORKFLOW_MASTER')),
  page('/admin/workflow/categories', scope('EDIT_WORKFLOW_MASTER')),
  page('/admin/workflow/categories/:id', scope('EDIT_WORKFLOW_MASTER')),
  page('/admin/workflow/fields', scope('EDIT_WORKFLOW_MASTER')),
  page('/admin/workflow/fields/:id', scope('EDIT_WORKFLOW_MASTER')),
  page('/admin/workflow/notifications', scope('EDIT_WORKFLOW_MASTER')),
  page('/admin/workflow/notifications/:id', scope('EDIT_WORKFLOW_MASTER')),
]
