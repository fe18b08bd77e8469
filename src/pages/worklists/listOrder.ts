/** The rows of the worklist that an item was opened from, in their order. */
export interface ListOrder {
  readonly title: string
  readonly rows: readonly { readonly id: number; readonly reference: string }[]
}

const key = 'boxwright.listOrder'

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
    return Array.isArray(kept?.rows) ? kept : null
  } catch {
    return null
  }
}
