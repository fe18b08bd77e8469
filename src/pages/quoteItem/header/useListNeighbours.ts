import { useState } from 'react'
import type { Page } from '#contract/client'
import { quoteWorklist } from '#contract/quote-worklist'
import { useCallPage } from '../../../dataProvider/index.ts'
import {
  keepListOrder,
  type ListedItem,
  type ListOrder,
  listOrder,
  pageBeside,
  readListOrder,
} from '../../worklists/listOrder.ts'
import { useKnownTotal } from '../../worklists/useKnownTotal.ts'
import type { WorklistRecord } from '../../worklists/worklistKind.ts'

/** An item beside the one shown, and the page of the list it stands on. */
export interface Neighbour {
  readonly item: ListedItem
  readonly order: ListOrder
}

/** The page beside the one kept, read only when the item shown is at its edge. */
function usePageBeside(order: ListOrder | null, by: 1 | -1, isAtEdge: boolean): ListOrder | null {
  const beside = order === null || !isAtEdge ? null : pageBeside(order, by)
  const { data } = useCallPage(beside?.call ?? quoteWorklist.worklist, beside?.input ?? {}, {
    enabled: beside !== null,
    // Without it the list just ends here.
    meta: { quiet: true, patient: true },
    retry: false,
  })
  if (order === null || beside === null || data === undefined) return null
  const { title, path } = order
  return listOrder({ title, path, query: beside.input.query }, data as Page<WorklistRecord[]>)
}

/** The worklist the item was opened from, its place there, and the items before and after it, over the page's end. */
export function useListNeighbours(itemId: number) {
  const [order, setOrder] = useState(readListOrder)
  const items = order?.items ?? []
  const place = items.findIndex(({ id }) => id === itemId)
  const pageBefore = usePageBeside(order, -1, place === 0)
  const pageAfter = usePageBeside(order, 1, place >= 0 && place === items.length - 1)
  const total = useKnownTotal(order?.path ?? '', order?.query ?? {}, order ?? {})
  if (order === null || place < 0) return null

  const neighbour = (item: ListedItem | undefined, on: ListOrder | null): Neighbour | null =>
    item === undefined || on === null || item.id === itemId ? null : { item, order: on }
  return {
    order,
    at: items[place]?.at ?? 0,
    total,
    before: neighbour(...beside(items[place - 1], order, pageBefore, -1)),
    after: neighbour(...beside(items[place + 1], order, pageAfter, 0)),
    /** To be said when the person goes there: from then on its page is the one they are on. */
    go: ({ order: on }: Neighbour) => {
      if (on === order) return
      keepListOrder(on)
      setOrder(on)
    },
  }
}

/** The item on the same page, or else the one at the near end of the page beside it. */
const beside = (
  here: ListedItem | undefined,
  order: ListOrder,
  page: ListOrder | null,
  end: 0 | -1,
): [ListedItem | undefined, ListOrder | null] =>
  here === undefined ? [page?.items.at(end), page] : [here, order]
