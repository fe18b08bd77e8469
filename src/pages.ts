import type { ComponentType } from 'react'
import { pageOf } from '#domain/access'

/** Loads the module of a page; its default export is the page. */
export type PageLoader = () => Promise<{ readonly default: ComponentType }>

const worklist: PageLoader = () => import('./pages/worklists/WorklistPage.tsx')
const newWork: PageLoader = () => import('./pages/worklists/newWork/NewWorkPage.tsx')
const samples: PageLoader = () => import('./pages/worklists/samples/SamplePage.tsx')
const quote: PageLoader = () => import('./pages/quote/QuotePage.tsx')
const quoteItem: PageLoader = () => import('./pages/quoteItem/QuoteItemPage.tsx')

const users: PageLoader = () => import('./pages/admin/UsersPage.tsx')
const roles: PageLoader = () => import('./pages/admin/RolesPage.tsx')
const scopes: PageLoader = () => import('./pages/admin/ScopesPage.tsx')
const workgroups: PageLoader = () => import('./pages/admin/WorkgroupsPage.tsx')
const plants: PageLoader = () => import('./pages/admin/PlantsPage.tsx')
const inks: PageLoader = () => import('./pages/admin/InksPage.tsx')
const inkGroups: PageLoader = () => import('./pages/admin/InkGroupsPage.tsx')
const boardGradeMasters: PageLoader = () => import('./pages/admin/BoardGradeMasterPage.tsx')

const workflowSteps: PageLoader = () => import('./pages/admin/workflow/StepsPage.tsx')
const stepWorkgroups: PageLoader = () => import('./pages/admin/workflow/StepWorkgroupsPage.tsx')
const workflowActions: PageLoader = () => import('./pages/admin/workflow/ActionsPage.tsx')
const workflowOptions: PageLoader = () => import('./pages/admin/workflow/OptionsPage.tsx')
const templateCategories: PageLoader = () => import('./pages/admin/workflow/CategoriesPage.tsx')
const workflowFields: PageLoader = () => import('./pages/admin/workflow/FieldsPage.tsx')
const workflowNotifications: PageLoader = () => import('./pages/admin/workflow/NotificationsPage.tsx')
const messageTemplates: PageLoader = () => import('./pages/admin/messages/MessageTemplatesPage.tsx')
const messageOptions: PageLoader = () => import('./pages/admin/messages/MessageOptionsPage.tsx')

/** The module of every page by its route. Routes with the same loader show the same page, which stays mounted. */
const loaders = {
  '/assignedtome': worklist,
  '/assignedtome/:salesRepCode': worklist,
  '/worklist': worklist,
  '/worklist/:group': worklist,
  '/myquote': () => import('./pages/myQuotes/MyQuotesPage.tsx'),
  '/toolingOrder': newWork,
  '/toolingOrder/:group': newWork,
  '/toolingOrder/item/:id': () => import('./pages/worklists/newWork/ItemOrdersPage.tsx'),
  '/sampleMaker': samples,
  '/sampleMaker/:group': samples,
  '/quotes': quote,
  '/quotes/:id': quote,
  '/qitem/:id': quoteItem,
  '/qitem/:id/:tab': quoteItem,
  '/dashboard': () => import('./pages/dashboard/DashboardPage.tsx'),
  '/hub': () => import('./pages/hub/HubPage.tsx'),
  '/customers': () => import('./pages/customers/CustomersPage.tsx'),
  '/customerprofile/:id': () => import('./pages/customers/CustomerProfilePage.tsx'),
  '/boardgrades': () => import('./pages/boardGrades/BoardGradesPage.tsx'),
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
  '/admin/boardgrade': boardGradeMasters,
  '/admin/boardgrade/:id': boardGradeMasters,
  '/admin/workflow/templates': () => import('./pages/admin/workflow/TemplatesPage.tsx'),
  '/admin/workflow/templates/:id': () => import('./pages/admin/workflow/TemplatePage.tsx'),
  '/admin/workflow/templatesteps': () => import('./pages/admin/workflow/TemplateStepsPage.tsx'),
  '/admin/workflow/templateactions': () => import('./pages/admin/workflow/TemplateActionsPage.tsx'),
  '/admin/workflow/actiondialogs': () => import('./pages/admin/workflow/ActionDialogsPage.tsx'),
  '/admin/workflow/validations': () => import('./pages/admin/workflow/ValidationsPage.tsx'),
  '/admin/messages/deliverylog': () => import('./pages/admin/messages/DeliveryLogPage.tsx'),
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
  '/scratch': () => import('./pages/scratch/ScratchPage.tsx'),
} as const satisfies Record<string, PageLoader>

export type PagePath = keyof typeof loaders

export const loaderAt = (path: PagePath): PageLoader => loaders[path]

const hasLoader = (path: string | undefined): path is PagePath => path !== undefined && path in loaders

/** The loader of the page that an address shows, or undefined when there is none. */
const loaderOf = (address: string): PageLoader | undefined => {
  const path = pageOf(address.split('?')[0] ?? '')?.path
  return hasLoader(path) ? loaders[path] : undefined
}

export const hasPage = (address: string): boolean => loaderOf(address) !== undefined

const loaded = new Map<PageLoader, ComponentType>()

/** A page that is here already, so that it can be shown without waiting. */
export const loadedPage = (load: PageLoader): ComponentType | undefined => loaded.get(load)

/** Fetches the page at an address before it is shown. A failure is met again, and told, when it is. */
export async function prefetchPage(address: string): Promise<void> {
  const load = loaderOf(address)
  if (load === undefined || loaded.has(load)) return
  await load().then(
    page => loaded.set(load, page.default),
    () => undefined,
  )
}

/** Addresses that lead on to another page; for most people that is their worklist. */
const onTheWay = ['/', '/auth', '/login']

/** Fetches the page that somebody who opens the application at an address will see. */
export const prefetchFirstPage = (address: string): Promise<void> =>
  prefetchPage(onTheWay.includes(address) ? '/assignedtome' : address)
