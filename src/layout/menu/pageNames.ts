import { adminPages } from './adminPages.ts'

const own: Readonly<Record<string, string>> = {
  '/dashboard': 'Dashboard',
  '/assignedtome': 'Assigned To Me',
  '/myquote': 'My Quotes',
  '/worklist': 'Quotes',
  '/plant': 'At the Plant',
  '/quotes': 'Quote',
  '/qitem': 'Quote Item',
  '/customers': 'Customers',
  '/customerprofile': 'Customer Profile',
  '/products': 'Existing Products',
  '/prodcat': 'Browse Catalogue',
  '/sampleMaker': 'Sample Request Worklists',
  '/toolingOrder': 'New Work',
  '/toolingOrder/item': 'Orders Of A Quote Item',
  '/toolingOrder/manualorder': 'Manual Order',
  '/toolingOrder/manualorderlist': 'Manual Orders',
  '/admin': 'Admin Overview',
  '/admin/rehearsalresults': 'Rehearsal Results',
}

const names: ReadonlyMap<string, string> = new Map([
  ...Object.entries(own),
  ...adminPages.map(({ to, label }) => [to, label] as const),
])

/** What people call the pages with these paths, each once; a path of none as it is. */
export const pageNames = (paths: readonly string[]): readonly string[] => [
  ...new Set(paths.map(path => names.get(path.replace(/\/:.*$/, '')) ?? path)),
]
