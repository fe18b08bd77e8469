import { useCallback, useMemo } from 'react'
import { allColumns, fewColumns, orderedColumns } from '../table/columnLayout.ts'
import { useColumnLayout } from '../table/useColumnLayout.ts'
import type { useWorklist } from '../useWorklist.ts'
import type { WorklistKind, WorklistRecord } from '../worklistKind.ts'
import type { WorklistArrangement } from './savedView.ts'
import { standardOf } from './standardOf.ts'

type Worklist = Pick<ReturnType<typeof useWorklist>, 'values' | 'setValues' | 'paging' | 'setPaging'>

/**
 * How a worklist is looked at `now`, as it comes (`standard`) and with every column (`whole`), and the ways to another look.
 * `first` are the columns shown until the person chooses.
 */
export function useArrangement<Row extends WorklistRecord>(
  kind: WorklistKind<Row>,
  first: readonly string[] | undefined,
  { values, setValues, paging, setPaging }: Worklist,
) {
  const firstLayout = useMemo(() => fewColumns(kind.columns, first), [kind, first])
  const { layout, setLayout } = useColumnLayout(kind.settings.columns, firstLayout)
  const { page: _, ...order } = paging
  const now: WorklistArrangement = { layout, paging: order, filter: values }
  const arrange = useCallback(
    (next: WorklistArrangement) => {
      setLayout(next.layout)
      setPaging(next.paging)
      setValues(next.filter)
    },
    [setLayout, setPaging, setValues],
  )
  const standard = useMemo(() => standardOf(kind, firstLayout), [kind, firstLayout])
  const whole = useMemo(() => standardOf(kind, allColumns(kind.columns)), [kind])
  const shownColumns = useMemo(
    () => orderedColumns(kind.columns, layout).filter(({ source }) => !layout.hidden.includes(source)),
    [kind, layout],
  )
  return { layout, setLayout, now, arrange, standard, whole, shownColumns }
}
