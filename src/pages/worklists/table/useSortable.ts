import { useMemo } from 'react'
import type { WorklistKind, WorklistRecord } from '../worklistKind.ts'

/** The columns that a worklist can be sorted by. */
export const sortableOf = <Row extends WorklistRecord>({ columns }: WorklistKind<Row>): readonly string[] =>
  columns.filter(column => column.sortable === true).map(({ source }): string => source)

/** The same, once for a kind. */
export const useSortable = <Row extends WorklistRecord>(kind: WorklistKind<Row>): readonly string[] =>
  useMemo(() => sortableOf(kind), [kind])
