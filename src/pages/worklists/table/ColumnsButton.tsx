import { ColumnsPopover } from '../../../components/list/columns/ColumnsPopover.tsx'
import { ColumnChoice, type ColumnsProps } from './ColumnChoice.tsx'

/** Chooses, orders and pins the columns of a worklist. */
export function ColumnsButton<Row>(props: ColumnsProps<Row>) {
  return (
    <ColumnsPopover width={310}>
      <ColumnChoice {...props} />
    </ColumnsPopover>
  )
}
