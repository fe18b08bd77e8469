import { ColumnsPopover } from './ColumnsPopover.tsx'
import { ListColumnChoice, type ListColumnsProps } from './ListColumnChoice.tsx'

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
