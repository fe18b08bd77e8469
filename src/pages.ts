import { pageOf } from '#domain/access'
import { masterPart } from './components/master/masterPart.ts'
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
  '/plant': part(() => import('./pages/worklists/PlantPage.tsx')),
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
  '/admin/users': masterPart(async () => (await import('./resources/users/master.ts')).userMaster),
  '/admin/roles': masterPart(async () => (await import('./resources/roles/master.ts')).roleMaster),
  '/admin/scopes': masterPart(async () => (await import('./resources/scopes/master.ts')).scopeMaster),
  '/admin/workgroups': masterPart(
    async () => (await import('./resources/workgroups/master.ts')).workgroupMaster,
  ),
  '/admin/plants': masterPart(async () => (await import('./resources/plants/master.ts')).plantMaster),
  '/admin/inks': masterPart(async () => (await import('./resources/inks/master.tsx')).inkMaster),
  '/admin/inkgroups': masterPart(
    async () => (await import('./resources/inkGroups/master.ts')).inkGroupMaster,
  ),
  '/admin/ordertypes': masterPart(
    async () => (await import('./resources/orderTypes/master.ts')).orderTypeMaster,
  ),
  '/admin/rates': masterPart(async () => (await import('./resources/rates/master.ts')).rateMaster),
  '/admin/flutes': masterPart(async () => (await import('./resources/flutes/master.ts')).fluteMaster),
  '/admin/styles': masterPart(async () => (await import('./resources/ownStyles/master.ts')).ownStyleMaster),
  '/admin/trucktypes': masterPart(
    async () => (await import('./resources/truckTypes/master.ts')).truckTypeMaster,
  ),
  '/admin/marginfloors': masterPart(
    async () => (await import('./resources/marginFloors/master.ts')).marginFloorMaster,
  ),
  '/admin/priceterms': masterPart(
    async () => (await import('./resources/priceTerms/master.ts')).priceTermMaster,
  ),
  '/admin/rehearsals': masterPart(
    async () => (await import('./resources/rehearsals/master.tsx')).rehearsalMaster,
  ),
  '/admin/rehearsalresults/:id': part(() => import('./pages/admin/rehearsal/RehearsalResultsPage.tsx')),
  '/admin/catalogue': masterPart(
    async () => (await import('./resources/catalogueMasters/master.ts')).catalogueMaster,
  ),
  '/admin/boardgrade': masterPart(
    async () => (await import('./resources/boardGradeMasters/master.ts')).boardGradeMaster,
  ),
  '/admin/workflow/templates': part(() => import('./pages/admin/workflow/TemplatesPage.tsx')),
  '/admin/workflow/templates/:id': part(() => import('./pages/admin/workflow/TemplatePage.tsx')),
  '/admin/workflow/templatesteps': part(() => import('./pages/admin/workflow/TemplateStepsPage.tsx')),
  '/admin/workflow/templateactions': part(() => import('./pages/admin/workflow/TemplateActionsPage.tsx')),
  '/admin/workflow/actiondialogs': part(() => import('./pages/admin/workflow/ActionDialogsPage.tsx')),
  '/admin/workflow/validations': part(() => import('./pages/admin/workflow/ValidationsPage.tsx')),
  '/admin/messages/deliverylog': part(() => import('./pages/admin/messages/DeliveryLogPage.tsx')),
  '/admin/workflow/steps': masterPart(
    async () => (await import('./resources/workflowSteps/master.ts')).workflowStepMaster,
  ),
  '/admin/workflow/stepworkgroups': masterPart(
    async () => (await import('./resources/stepWorkgroups/master.ts')).stepWorkgroupMaster,
  ),
  '/admin/workflow/actions': masterPart(
    async () => (await import('./resources/workflowActions/master.ts')).workflowActionMaster,
  ),
  '/admin/workflow/options': masterPart(
    async () => (await import('./resources/workflowOptions/master.ts')).workflowOptionMaster,
  ),
  '/admin/workflow/categories': masterPart(
    async () => (await import('./resources/templateCategories/master.ts')).templateCategoryMaster,
  ),
  '/admin/workflow/fields': masterPart(
    async () => (await import('./resources/workflowFields/master.ts')).workflowFieldMaster,
  ),
  '/admin/workflow/notifications': masterPart(
    async () => (await import('./resources/workflowNotifications/master.ts')).workflowNotificationMaster,
  ),
  '/admin/messages/templates': masterPart(
    async () => (await import('./resources/messageTemplates/master.ts')).messageTemplateMaster,
  ),
  '/admin/messages/options': masterPart(
    async () => (await import('./resources/messageOptions/master.ts')).messageOptionMaster,
  ),
  '/admin/quotetexts': masterPart(
    async () => (await import('./resources/quoteTexts/master.ts')).quoteTextMaster,
  ),
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

/** Whether an address is that of a page. */
export const hasPage = (address: string): boolean => partsAt(address).length > 0

/** Whether the page at an address can be shown without fetching a script; where there is none there is nothing to fetch. */
export const isPageHere = (address: string): boolean => partsAt(address).every(({ isHere }) => isHere())

/** Fetches the page at an address before it is shown. A failure is met again, and told, when it is. */
export async function prefetchPage(address: string): Promise<void> {
  await Promise.all(partsAt(address).map(({ preload }) => preload()))
}

/** Addresses that lead on to another page; for most people that is their worklist. */
const onTheWay = ['/', '/auth', '/login']

/** Fetches the page that somebody who opens the application at an address will see. */
export const prefetchFirstPage = (address: string): Promise<void> =>
  prefetchPage(onTheWay.includes(address) ? '/assignedtome' : address)
