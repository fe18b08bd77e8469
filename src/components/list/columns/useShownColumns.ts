import { useStore } from 'react-admin'
import type { ListColumn } from '../listColumn.ts'
import { columnOrder } from './columnOrder.ts'
import { useLeftOut } from './useLeftOut.ts'

/** The columns that a person left in sight, in their order. */
export function useShownColumns<Row>(
  columns: readonly ListColumn<Row>[],
  storeKey: string,
): readonly ListColumn<Row>[] {
  const [hidden] = useStore<unknown>(storeKey)
  const [order] = useStore<unknown>(`${storeKey}_columnRanks`)
  const leftOut = useLeftOut(columns)
  const gone: readonly unknown[] = Array.isArray(hidden) ? hidden : leftOut
  return columnOrder(order, columns.length)
    .map(place => columns[place])
    .filter(column => column !== undefined)
    .filter(({ source }) => !gone.includes(source))
}
