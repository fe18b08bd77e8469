import { pageOf } from '#domain/access'
import { type Fetched, type Part, part } from './layout/part.tsx'
import { tabsAt } from './pages/quoteItem/tabs.ts'

const worklist = part(() => import('./pages/worklists/WorklistPage.tsx'))
const newWork = part(() => import('./pages/worklists/newWork/NewWorkPage.tsx'))
const manualOrder = part(() => import('./pages/manualOrders/ManualOrderPage.tsx'))
const samples = part(() => import('./pages/worklists/samples/SamplePage.tsx'))
const quote = part(() => import('./pages/quote/QuotePage.tsx'))
const quoteItem = part(() => import('./pages/quoteItem/QuoteItemPage.tsx'))

/** Every page by its route. Routes with the same part show the same page, which stays mounted. */
export const pageParts = {
  '/assignedtome': worklist,
  '/assignedtome/:salesRepCode': worklist,
  '/worklist': worklist,
  '/worklist/:group': worklist,
  '/myquote': part(() => import('./pages/myQuotes/MyQuotesPage.tsx')),
  '/toolingOrder/manualorderlist': part(() => import('./pages/manualOrders/ManualOrderListPage.tsx')),
  '/toolingOrder/manualorder': manualOrder,
  '/toolingOrder/manualorder/:id': manualOrder,
  '/toolingOrder': newWork,
  '/toolingOrder/:group': newWork,
  '/toolingOrder/item/:id': part(() => import('./pages/worklists/newWork/ItemOrdersPage.tsx')),
  '/sampleMaker': samples,
  '/sampleMaker/:group': samples,
  '/quotes': quote,
  '/quotes/:id': quote,
  '/qitem/:id': quoteItem,
  '/qitem/:id/:tab': quoteItem,
  '/offer/:token': part(() => import('./pages/offer/OfferPage.tsx')),
  '/dashboard': part(() => import('./pages/dashboard/DashboardPage.tsx')),
  '/hub': part(() => import('./pages/hub/HubPage.tsx')),
  '/customers': part(() => import('./pages/customers/CustomersPage.tsx')),
  '/customerprofile/:id': part(() => import('./pages/customers/CustomerProfilePage.tsx')),
  '/products': part(() => import('./pages/products/ProductsPage.tsx')),
  '/prodcat': part(() => import('./pages/catalogue/CataloguePage.tsx')),
  '/boardgrades': part(() => import('./pages/boardGrades/BoardGradesPage.tsx')),
  '/maintenance': part(() => import('./pages/maintenance/MaintenancePage.tsx')),
  '/admin': part(() => import('./pages/admin/AdminPage.tsx')),
  '/admin/users': part(() => import('./pages/admin/UsersPage.tsx')),
  '/admin/roles': part(() => import('./pages/admin/RolesPage.tsx')),
  '/admin/scopes': part(() => import('./pages/admin/ScopesPage.tsx')),
  '/admin/workgroups': part(() => import('./pages/admin/WorkgroupsPage.tsx')),
  '/admin/plants': part(() => import('./pages/admin/PlantsPage.tsx')),
  '/admin/inks': part(() => import('./pages/admin/InksPage.tsx')),
  '/admin/inkgroups': part(() => import('./pages/admin/InkGroupsPage.tsx')),
  '/admin/ordertypes': part(() => import('./pages/admin/OrderTypesPage.tsx')),
  '/admin/trucktypes': part(() => import('./pages/admin/TruckTypesPage.tsx')),
  '/admin/marginfloors': part(() => import('./pages/admin/MarginFloorsPage.tsx')),
  '/admin/priceterms': part(() => import('./pages/admin/PriceTermsPage.tsx')),
  '/admin/rehearsals': part(() => import('./pages/admin/rehearsal/RehearsalsPage.tsx')),
  '/admin/rehearsalresults/:id': part(() => import('./pages/admin/rehearsal/RehearsalResultsPage.tsx')),
  '/admin/catalogue': part(() => import('./pages/admin/CatalogueMasterPage.tsx')),
  '/admin/boardgrade': part(() => import('./pages/admin/BoardGradeMasterPage.tsx')),
  '/admin/workflow/templates': part(() => import('./pages/admin/workflow/TemplatesPage.tsx')),
  '/admin/workflow/templates/:id': part(() => import('./pages/admin/workflow/TemplatePage.tsx')),
  '/admin/workflow/templatesteps': part(() => import('./pages/admin/workflow/TemplateStepsPage.tsx')),
  '/admin/workflow/templateactions': part(() => import('./pages/admin/workflow/TemplateActionsPage.tsx')),
  '/admin/workflow/actiondialogs': part(() => import('./pages/admin/workflow/ActionDialogsPage.tsx')),
  '/admin/workflow/validations': part(() => import('./pages/admin/workflow/ValidationsPage.tsx')),
  '/admin/messages/deliverylog': part(() => import('./pages/admin/messages/DeliveryLogPage.tsx')),
  '/admin/workflow/steps': part(() => import('./pages/admin/workflow/StepsPage.tsx')),
  '/admin/workflow/stepworkgroups': part(() => import('./pages/admin/workflow/StepWorkgroupsPage.tsx')),
  '/admin/workflow/actions': part(() => import('./pages/admin/workflow/ActionsPage.tsx')),
  '/admin/workflow/options': part(() => import('./pages/admin/workflow/OptionsPage.tsx')),
  '/admin/workflow/categories': part(() => import('./pages/admin/workflow/CategoriesPage.tsx')),
  '/admin/workflow/fields': part(() => import('./pages/admin/workflow/FieldsPage.tsx')),
  '/admin/workflow/notifications': part(() => import('./pages/admin/workflow/NotificationsPage.tsx')),
  '/admin/messages/templates': part(() => import('./pages/admin/messages/MessageTemplatesPage.tsx')),
  '/admin/messages/options': part(() => import('./pages/admin/messages/MessageOptionsPage.tsx')),
  '/admin/quotetexts': part(() => import('./pages/admin/QuoteTextsPage.tsx')),
  '/scratch': part(() => import('./pages/scratch/ScratchPage.tsx')),
} as const satisfies Record<string, Part>

export type PagePath = keyof typeof pageParts

const hasPart = (path: string | undefined): path is PagePath => path !== undefined && path in pageParts

/** The form of a record stands on the page of its list, where it has no page of its own. */
const partPath = (path: string | undefined): string | undefined =>
  hasPart(path) ? path : path?.replace(/\/:id$/, '')

/** The page that an address shows, and what it is first shown with; none where there is no page. */
const partsAt = (address: string): readonly Fetched[] => {
  const [place = ''] = address.split('?')
  const path = partPath(pageOf(place)?.path)
  if (!hasPart(path)) return []
  return [pageParts[path], ...tabsAt(place).map(({ Component }) => Component)]
}

export const hasPage = (address: string): boolean => partsAt(address).length > 0

/** Fetches the page at an address before it is shown. A failure is met again, and told, when it is. */
export async function prefetchPage(address: string): Promise<void> {
  await Promise.all(partsAt(address).map(({ preload }) => preload()))
}

/** Addresses that lead on to another page; for most people that is their worklist. */
const onTheWay = ['/', '/auth', '/login']

/** Fetches the page that somebody who opens the application at an address will see. */
export const prefetchFirstPage = (address: string): Promise<void> =>
  prefetchPage(onTheWay.includes(address) ? '/assignedtome' : address)
