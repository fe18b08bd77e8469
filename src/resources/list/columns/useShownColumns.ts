import { useStore } from 'react-admin'
import type { ListColumn } from '../listColumn.ts'
import { columnOrder } from './columnOrder.ts'

/** The columns that a person left in sight, in their order. */
export function useShownColumns<Row>(
  columns: readonly ListColumn<Row>[],
  storeKey: string,
): readonly ListColumn<Row>[] {
  const [hidden] = useStore<unknown>(storeKey)
  const [order] = useStore<unknown>(`${storeKey}_columnRanks`)
  const gone: readonly unknown[] = Array.isArray(hidden) ? hidden : []
  return columnOrder(order, columns.length)
    .map(place => columns[place])
    .filter(column => column !== undefined)
    .filter(({ source }) => !gone.includes(source))
}
