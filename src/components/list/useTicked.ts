import { type RaRecord, useGetMany, useListContext } from 'react-admin'

/** What is ticked in a list, also on other pages and under other filters. */
export interface Ticked<Row> {
  readonly count: number
  readonly rows: readonly Row[]
  /** Whether each of them has been read. */
  readonly isReady: boolean
  readonly untick: () => void
}

/** The rows that are ticked in the list around. */
export function useTicked<Row extends RaRecord>(): Ticked<Row> {
  const { resource, selectedIds, onUnselectItems } = useListContext<Row>()
  const { data = [] } = useGetMany<Row>(resource, { ids: selectedIds })
  const rows = data.filter(row => row !== undefined)
  return {
    count: selectedIds.length,
    rows,
    isReady: rows.length === selectedIds.length,
    untick: () => onUnselectItems(),
  }
}
