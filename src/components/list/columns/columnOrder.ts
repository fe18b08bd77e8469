/**
 * The order in which `count` columns stand, as their places in the list's own order, from what is stored. What is
 * stored may be older than the list: places it does not have are left out, columns it has besides come last.
 */
export function columnOrder(stored: unknown, count: number): number[] {
  const isPlace = (place: unknown): place is number =>
    Number.isInteger(place) && Number(place) >= 0 && Number(place) < count
  const kept = new Set(Array.isArray(stored) ? stored.filter(isPlace) : [])
  const rest = Array.from({ length: count }, (_, place) => place).filter(place => !kept.has(place))
  return [...kept, ...rest]
}

/** `order` with the column at `index` moved by one place. */
export function moveColumn(order: readonly number[], index: number, by: 1 | -1): number[] {
  const to = index + by
  const place = order[index]
  if (place === undefined || to < 0 || to >= order.length) return [...order]
  return order.toSpliced(index, 1).toSpliced(to, 0, place)
}
