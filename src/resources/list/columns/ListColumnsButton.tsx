import type { ListColumn } from '../listColumn.ts'
import { ColumnsPopover } from './ColumnsPopover.tsx'
import { ListColumnChoice } from './ListColumnChoice.tsx'

export interface ListColumnsProps<Row> {
  readonly columns: readonly ListColumn<Row>[]
  /** Store key of the columns chosen, the same as the table's. */
  readonly storeKey: string
}

/**
 * Chooses and orders the columns of react-admin's table, over the same settings as its own button; that one can't be
 * used with the keyboard alone.
 */
export function ListColumnsButton<Row>(props: ListColumnsProps<Row>) {
  return (
    <ColumnsPopover width={280}>
      <ListColumnChoice {...props} />
    </ColumnsPopover>
  )
}
