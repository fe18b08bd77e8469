import type { QueryClient } from '@tanstack/react-query'
import type { Store } from 'react-admin'
import type { SignedInUser } from '#contract/security'
import { isCoordinator } from '../../authProvider/isCoordinator.ts'
import { autoPage } from '../../components/list/autoPage.ts'
import { type BoxwrightDataProvider, callPageQuery } from '../../dataProvider/index.ts'
import { askedFilter, filterValuesAt, pageNumberAt } from './filters/filterValues.ts'
import { defaultPaging, readPaging, sortOf } from './paging.ts'
import { quoteWorklistKinds } from './quote/quoteWorklistKind.tsx'
import { worklistVariants } from './quote/variants.ts'
import { viewOf } from './quote/viewOf.ts'
import { sortableOf } from './table/useSortable.ts'
import { worklistInput } from './worklistInput.ts'

interface Asked {
  readonly queryClient: QueryClient
  readonly dataProvider: BoxwrightDataProvider
  /** With the person's settings read. */
  readonly store: Pick<Store, 'getItem'>
  readonly user: SignedInUser
}

/**
 * Asks for the rows of the worklist at an address while what shows them is still being drawn, in the words in which the page will.
 * How many there is room for is known to the page alone. A failure is met again, and told, when it is shown.
 */
export function askWorklistAhead(address: string, { queryClient, dataProvider, store, user }: Asked): void {
  const { pathname, searchParams } = new URL(address, window.location.origin)
  const code = decodeURIComponent(pathname.split('/')[2] ?? '')
  const { view, of } = viewOf(
    pathname,
    { group: code, salesRepCode: code },
    searchParams,
    isCoordinator(user),
  )
  const variant = worklistVariants[view]
  const kind = quoteWorklistKinds[variant.kind]
  const { settings, filters, perPage = defaultPaging.itemsPerPage } = kind
  const stored = (key: string): unknown => store.getItem(key)
  const paging = readPaging(stored(settings.paging) ?? { itemsPerPage: perPage }, sortableOf(kind))
  if (paging.itemsPerPage === autoPage) return
  const values = filterValuesAt(searchParams, filters, stored(settings.operators), stored)
  const input = worklistInput({
    ask: variant.query(of),
    page: pageNumberAt(searchParams),
    perPage: paging.itemsPerPage,
    sort: sortOf(paging),
    filter: askedFilter(filters, values),
  })
  void queryClient.prefetchQuery(callPageQuery(dataProvider, kind.call, input))
}
