import { DataTableBody, type DataTableBodyProps } from 'react-admin'
import { KeyedRow } from './KeyedRow.tsx'

/** The rows of a table that the keys of its list go through. */
export function KeyedBody(props: DataTableBodyProps) {
  return <DataTableBody {...props} row={KeyedRow} />
}
