import { type RefObject, useMemo } from 'react'
import { DataTable, DataTableBody, type DataTableBodyProps, useListContext } from 'react-admin'
import type { WorklistRow } from '#contract/quote-worklist'
import type { ListColumn } from '../../resources/list/listColumn.ts'
import { TableRegion } from '../../resources/list/TableRegion.tsx'
import { tableColumns } from '../../resources/list/tableColumns.tsx'
import { RowActions } from './actions/RowActions.tsx'
import { useKeptFocus } from './useKeptFocus.ts'
import { WorklistTableRow } from './WorklistTableRow.tsx'

const actionWidth = 116

/** Columns that stay at the left while the others scroll: what to do, and with which item. */
const stays = (left: number) => ({ position: 'sticky', left, zIndex: 1 })
const staysInHead = { zIndex: 3 }

const style = {
  '& .column-undefined': { ...stays(0), minWidth: actionWidth, width: actionWidth },
  '& .column-reference': { ...stays(actionWidth), borderRight: 1, borderRightColor: 'divider' },
  '& thead .column-undefined, & thead .column-reference': staysInHead,
}

const actions = (row: WorklistRow) => <RowActions row={row} />

const Body = (props: DataTableBodyProps) => <DataTableBody {...props} row={WorklistTableRow} />

interface WorklistTableProps {
  readonly label: string
  readonly columns: readonly ListColumn<WorklistRow>[]
  /** Store key of the columns chosen. */
  readonly storeKey: string
  readonly region: RefObject<HTMLDivElement | null>
}

const none: readonly WorklistRow[] = []

/** The rows of the worklist around it. */
export function WorklistTable({ label, columns, storeKey, region }: WorklistTableProps) {
  const { data, isPlaceholderData } = useListContext<WorklistRow>()
  useKeptFocus(region, data ?? none)
  // The same elements each time: an action then renders its own row anew, not the hundred others.
  const cells = useMemo(
    () => [
      <DataTable.Col<WorklistRow> key="action" label={<>Action</>} disableSort render={actions} />,
      ...tableColumns(columns),
    ],
    [columns],
  )
  return (
    <TableRegion ref={region} label={label} busy={isPlaceholderData === true} sx={style}>
      <DataTable<WorklistRow>
        storeKey={storeKey}
        bulkActionButtons={false}
        rowClick={false}
        body={Body}
        aria-label={label}
      >
        {cells}
      </DataTable>
    </TableRegion>
  )
}
