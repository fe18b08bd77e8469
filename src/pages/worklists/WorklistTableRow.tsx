import { type ComponentProps, memo } from 'react'
import { DataTableRow, useRecordContext } from 'react-admin'
import type { WorklistRow } from '#contract/quote-worklist'

/** A row that can hold the focus; the keys of the page work on it. */
export const WorklistTableRow = memo(function WorklistTableRow(props: ComponentProps<typeof DataTableRow>) {
  const row = useRecordContext<WorklistRow>()
  return <DataTableRow {...props} tabIndex={-1} data-row={row?.id} aria-label={row?.reference} />
})
