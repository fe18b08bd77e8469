import { pageOf } from '#domain/access'
import { type Fetched, type Part, part } from './layout/part.tsx'
import { tabsAt } from './pages/quoteItem/tabs.ts'

const worklist = part(() => import('./pages/worklists/WorklistPage.tsx'))
const newWork = part(() => import('./pages/worklists/newWork/NewWorkPage.tsx'))
const samples = part(() => import('./pages/worklists/samples/SamplePage.tsx'))
const quote = part(() => import('./pages/quote/QuotePage.tsx'))
const quoteItem = part(() => import('./pages/quoteItem/QuoteItemPage.tsx'))

const users = part(() => import('./pages/admin/UsersPage.tsx'))
const roles = part(() => import('./pages/admin/RolesPage.tsx'))
const scopes = part(() => import('./pages/admin/ScopesPage.tsx'))
const workgroups = part(() => import('./pages/admin/WorkgroupsPage.tsx'))
const plants = part(() => import('./pages/admin/PlantsPage.tsx'))
const inks = part(() => import('./pages/admin/InksPage.tsx'))
const inkGroups = part(() => import('./pages/admin/InkGroupsPage.tsx'))
const truckTypes = part(() => import('./pages/admin/TruckTypesPage.tsx'))
const boardGradeMasters = part(() => import('./pages/admin/BoardGradeMasterPage.tsx'))

const workflowSteps = part(() => import('./pages/admin/workflow/StepsPage.tsx'))
const stepWorkgroups = part(() => import('./pages/admin/workflow/StepWorkgroupsPage.tsx'))
const workflowActions = part(() => import('./pages/admin/workflow/ActionsPage.tsx'))
const workflowOptions = part(() => import('./pages/admin/workflow/OptionsPage.tsx'))
const templateCategories = part(() => import('./pages/admin/workflow/CategoriesPage.tsx'))
const workflowFields = part(() => import('./pages/admin/workflow/FieldsPage.tsx'))
const workflowNotifications = part(() => import('./pages/admin/workflow/NotificationsPage.tsx'))
const messageTemplates = part(() => import('./pages/admin/messages/MessageTemplatesPage.tsx'))
const messageOptions = part(() => import('./pages/admin/messages/MessageOptionsPage.tsx'))

/** Every page by its route. Routes with the same part show the same page, which stays mounted. */
export const pageParts = {
  '/assignedtome': worklist,
  '/assignedtome/:salesRepCode': worklist,
  '/worklist': worklist,
  '/worklist/:group': worklist,
  '/myquote': part(() => import('./pages/myQuotes/MyQuotesPage.tsx')),
  '/toolingOrder': newWork,
  '/toolingOrder/:group': newWork,
  '/toolingOrder/item/:id': part(() => import('./pages/worklists/newWork/ItemOrdersPage.tsx')),
  '/sampleMaker': samples,
  '/sampleMaker/:group': samples,
  '/quotes': quote,
  '/quotes/:id': quote,
  '/qitem/:id': quoteItem,
  '/qitem/:id/:tab': quoteItem,
  '/dashboard': part(() => import('./pages/dashboard/DashboardPage.tsx')),
  '/hub': part(() => import('./pages/hub/HubPage.tsx')),
  '/customers': part(() => import('./pages/customers/CustomersPage.tsx')),
  '/customerprofile/:id': part(() => import('./pages/customers/CustomerProfilePage.tsx')),
  '/boardgrades': part(() => import('./pages/boardGrades/BoardGradesPage.tsx')),
  '/admin/users': users,
  '/admin/users/:id': users,
  '/admin/roles': roles,
  '/admin/roles/:id': roles,
  '/admin/scopes': scopes,
  '/admin/scopes/:id': scopes,
  '/admin/workgroups': workgroups,
  '/admin/workgroups/:id': workgroups,
  '/admin/plants': plants,
  '/admin/plants/:id': plants,
  '/admin/inks': inks,
  '/admin/inks/:id': inks,
  '/admin/inkgroups': inkGroups,
  '/admin/inkgroups/:id': inkGroups,
  '/admin/trucktypes': truckTypes,
  '/admin/trucktypes/:id': truckTypes,
  '/admin/boardgrade': boardGradeMasters,
  '/admin/boardgrade/:id': boardGradeMasters,
  '/admin/workflow/templates': part(() => import('./pages/admin/workflow/TemplatesPage.tsx')),
  '/admin/workflow/templates/:id': part(() => import('./pages/admin/workflow/TemplatePage.tsx')),
  '/admin/workflow/templatesteps': part(() => import('./pages/admin/workflow/TemplateStepsPage.tsx')),
  '/admin/workflow/templateactions': part(() => import('./pages/admin/workflow/TemplateActionsPage.tsx')),
  '/admin/workflow/actiondialogs': part(() => import('./pages/admin/workflow/ActionDialogsPage.tsx')),
  '/admin/workflow/validations': part(() => import('./pages/admin/workflow/ValidationsPage.tsx')),
  '/admin/messages/deliverylog': part(() => import('./pages/admin/messages/DeliveryLogPage.tsx')),
  '/admin/workflow/steps': workflowSteps,
  '/admin/workflow/steps/:id': workflowSteps,
  '/admin/workflow/stepworkgroups': stepWorkgroups,
  '/admin/workflow/stepworkgroups/:id': stepWorkgroups,
  '/admin/workflow/actions': workflowActions,
  '/admin/workflow/actions/:id': workflowActions,
  '/admin/workflow/options': workflowOptions,
  '/admin/workflow/options/:id': workflowOptions,
  '/admin/workflow/categories': templateCategories,
  '/admin/workflow/categories/:id': templateCategories,
  '/admin/workflow/fields': workflowFields,
  '/admin/workflow/fields/:id': workflowFields,
  '/admin/workflow/notifications': workflowNotifications,
  '/admin/workflow/notifications/:id': workflowNotifications,
  '/admin/messages/templates': messageTemplates,
  '/admin/messages/templates/:id': messageTemplates,
  '/admin/messages/options': messageOptions,
  '/admin/messages/options/:id': messageOptions,
  '/scratch': part(() => import('./pages/scratch/ScratchPage.tsx')),
} as const satisfies Record<string, Part>

export type PagePath = keyof typeof pageParts

const hasPart = (path: string | undefined): path is PagePath => path !== undefined && path in pageParts

/** The page that an address shows, and what it is first shown with; none where there is no page. */
const partsAt = (address: string): readonly Fetched[] => {
  const [place = ''] = address.split('?')
  const path = pageOf(place)?.path
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
