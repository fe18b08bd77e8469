import { useMemo } from 'react'
import type { WorklistKind, WorklistRecord } from '../worklistKind.ts'

/** The columns that a worklist can be sorted by. */
export const useSortable = <Row extends WorklistRecord>(kind: WorklistKind<Row>): readonly string[] =>
  useMemo(
    () => kind.columns.filter(column => column.sortable === true).map(({ source }): string => source),
    [kind],
  )
