import { useCallback } from 'react'
import { useListContext } from 'react-admin'
import type { WorklistRecord } from '../worklistKind.ts'

/** How an action on one of many rows went. */
export interface RowOutcome {
  readonly id: number
  /** What people call the row. */
  readonly reference: string
  readonly ok: boolean
  /** Why it did not happen; empty when it did. */
  readonly message: string
}

/** After an action on many rows those that were refused stay selected, and what is done is not any more. */
export function useKeepFailed() {
  const { selectedIds, onSelect } = useListContext<WorklistRecord>()
  return useCallback(
    (outcomes: readonly RowOutcome[]): void => {
      const acted = new Set(outcomes.map(({ id }) => id))
      const failed = outcomes.length > 1 ? outcomes.filter(({ ok }) => !ok).map(({ id }) => id) : []
      onSelect([...selectedIds.filter(id => !acted.has(Number(id))), ...failed])
    },
    [onSelect, selectedIds],
  )
}
