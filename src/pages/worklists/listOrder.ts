import type { Page } from '#contract/client'
import type { CallInput, Endpoint } from '#contract/endpoint'
import { quoteWorklist } from '#contract/quote-worklist'
import type { WorklistRecord } from './worklistKind.ts'

/** A quote item of a worklist. */
export interface ListedItem {
  readonly id: number
  readonly reference: string
  /** Its place in the whole list, from 1. */
  readonly at: number
}

/** The page of the worklist that an item was opened from, in its order, and how the pages beside it are asked for. */
export interface ListOrder {
  readonly title: string
  readonly items: readonly ListedItem[]
  /** Rows of the whole list, and whether counting stopped there. */
  readonly total: number
  readonly isAtLeast: boolean
  readonly path: string
  readonly query: Readonly<Record<string, string>>
}

const key = 'boxwright.listOrder'

const calls: readonly Endpoint[] = Object.values(quoteWorklist)

/** Where the page asked for begins and ends in the list, from 0, the end included. */
function rangeOf(query: ListOrder['query']): readonly [first: number, last: number] {
  const [first = 0, last = 0] = JSON.parse(query.range ?? '[]') as number[]
  return [first, last]
}

/** The quote item a row is of; null for an order of none. */
const itemIdOf = (row: WorklistRecord & { readonly quoteItemId?: number | null }): number | null =>
  row.quoteItemId === undefined ? row.id : row.quoteItemId

/** The order of a page of a worklist; an item with several rows stands where its first one does. */
export function listOrder(
  { title, path, query }: Pick<ListOrder, 'title' | 'path' | 'query'>,
  { data, total = 0, isAtLeast }: Page<readonly WorklistRecord[]>,
): ListOrder {
  const [first] = rangeOf(query)
  const items = data.flatMap((row, index): ListedItem[] => {
    const id = itemIdOf(row)
    return id === null ? [] : [{ id, reference: row.reference, at: first + index + 1 }]
  })
  const distinct = items.filter(({ id }, index) => items.findIndex(other => other.id === id) === index)
  return { title, path, query, items: distinct, total, isAtLeast: isAtLeast === true }
}

/** How the page before (-1) or after (1) is asked for; null when there is none. */
export function pageBeside(
  order: ListOrder,
  by: 1 | -1,
): { readonly call: Endpoint; readonly input: CallInput<Endpoint> & { query: ListOrder['query'] } } | null {
  const [first, last] = rangeOf(order.query)
  const call = calls.find(({ path }) => path === order.path)
  const size = last - first + 1
  const from = first + by * size
  if (call === undefined || size < 1 || from < 0 || (from >= order.total && !order.isAtLeast)) return null
  return { call, input: { query: { ...order.query, range: JSON.stringify([from, from + size - 1]) } } }
}

/** Keeps the order for this window; one without storage goes on without it. */
export function keepListOrder(order: ListOrder): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(order))
  } catch {
    // Nobody depends on it: the item page shows no neighbours then.
  }
}

/** The order kept last, or null when there is none. */
export function readListOrder(): ListOrder | null {
  try {
    const kept = JSON.parse(window.sessionStorage.getItem(key) ?? 'null') as ListOrder | null
    return Array.isArray(kept?.items) ? kept : null
  } catch {
    return null
  }
}
