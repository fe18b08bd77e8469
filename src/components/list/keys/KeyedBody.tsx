import { type ComponentProps, memo } from 'react'
import {
  DataTableBody,
  type DataTableBodyProps,
  DataTableRow,
  type RaRecord,
  useRecordContext,
} from 'react-admin'

/** A row that can hold the focus; the keys of the list work on it. */
const KeyedRow = memo(function KeyedRow(props: ComponentProps<typeof DataTableRow>) {
  const row = useRecordContext<RaRecord>()
  return <DataTableRow {...props} tabIndex={-1} data-row={row?.id} />
})

/** The rows of a table that the keys of its list go through. */
export function KeyedBody(props: DataTableBodyProps) {
  return <DataTableBody {...props} row={KeyedRow} />
}
