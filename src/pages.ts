import type { ComponentType } from 'react'
import { matchPath } from 'react-router-dom'

/** Loads the module of a page; its default export is the page. */
export type PageLoader = () => Promise<{ readonly default: ComponentType }>

const worklist: PageLoader = () => import('./pages/worklists/WorklistPage.tsx')
const quoteItem: PageLoader = () => import('./pages/quoteItem/QuoteItemPage.tsx')

/** The module of every page by its route. Routes with the same loader show the same page, which stays mounted. */
const loaders = {
  '/assignedtome': worklist,
  '/assignedtome/:salesRepCode': worklist,
  '/worklist': worklist,
  '/worklist/:group': worklist,
  '/myquote': () => import('./pages/myQuotes/MyQuotesPage.tsx'),
  '/quotes/:id': () => import('./pages/quote/QuotePage.tsx'),
  '/qitem/:id': quoteItem,
  '/qitem/:id/:tab': quoteItem,
  '/hub': () => import('./pages/hub/HubPage.tsx'),
  '/customers': () => import('./pages/customers/CustomersPage.tsx'),
  '/customerprofile/:id': () => import('./pages/customers/CustomerProfilePage.tsx'),
  '/boardgrades': () => import('./pages/boardGrades/BoardGradesPage.tsx'),
} as const satisfies Record<string, PageLoader>

export type PagePath = keyof typeof loaders

export const loaderAt = (path: PagePath): PageLoader => loaders[path]

/** The loader of the page that an address shows, or undefined when there is none. */
export const loaderOf = (address: string): PageLoader | undefined =>
  Object.entries(loaders).find(([pattern]) => matchPath(pattern, address) !== null)?.[1]
