import { ColumnsPopover } from '../../../resources/list/columns/ColumnsPopover.tsx'
import type { ListColumn } from '../../../resources/list/listColumn.ts'
import { ColumnChoice } from './ColumnChoice.tsx'
import type { ColumnLayout } from './columnLayout.ts'

export interface ColumnsProps<Row> {
  readonly columns: readonly ListColumn<Row>[]
  readonly layout: ColumnLayout
  /** Columns pinned until the person chooses. */
  readonly pinned: readonly string[]
  /** undefined puts the list's own arrangement back. */
  readonly onLayout: (layout: ColumnLayout | undefined) => void
}

/** Chooses, orders and pins the columns of a worklist. */
export function ColumnsButton<Row>(props: ColumnsProps<Row>) {
  return (
    <ColumnsPopover width={310}>
      <ColumnChoice {...props} />
    </ColumnsPopover>
  )
}
