import { type ComponentProps, memo } from 'react'
import { DataTableRow, type RaRecord, useRecordContext } from 'react-admin'

/** A row that can hold the focus; the keys of the list work on it. */
export const KeyedRow = memo(function KeyedRow(props: ComponentProps<typeof DataTableRow>) {
  const row = useRecordContext<RaRecord>()
  return <DataTableRow {...props} tabIndex={-1} data-row={row?.id} />
})
