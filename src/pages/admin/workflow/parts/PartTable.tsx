import type { RefObject } from 'react'
import { DataTable } from 'react-admin'
import { useLeftOut } from '../../../../components/list/columns/useLeftOut.ts'
import { KeyedBody } from '../../../../components/list/keys/KeyedBody.tsx'
import { TableRegion } from '../../../../components/list/TableRegion.tsx'
import { tableColumns } from '../../../../components/list/tableColumns.tsx'
import { isChangeable, type Part, type PartRow, partPath } from './part.ts'

const style = {
  '& tbody tr': { cursor: 'pointer' },
  '& .MuiTableCell-paddingCheckbox': { width: 36, '& .MuiCheckbox-root': { p: 0.25 } },
  // What is published is not ticked, and does not look as if it could be.
  '& .MuiCheckbox-root.Mui-disabled': { opacity: 0.35 },
}

const nothing = <span hidden />

interface PartTableProps<Row extends PartRow, Values> {
  readonly part: Part<Row, Values>
  /** Store key of the columns chosen. */
  readonly storeKey: string
  readonly region: RefObject<HTMLDivElement | null>
}

/** The rows of a list of parts: one opens where it is edited, those of drafts can be ticked. */
export function PartTable<Row extends PartRow, Values>({
  part,
  storeKey,
  region,
}: PartTableProps<Row, Values>) {
  const leftOut = useLeftOut(part.columns)
  return (
    <TableRegion ref={region} label={part.title} sx={style}>
      <DataTable<Row>
        storeKey={storeKey}
        hiddenColumns={leftOut}
        // What can be done with ticked rows stands below the table.
        bulkActionButtons={nothing}
        bulkActionsToolbar={nothing}
        isRowSelectable={row => isChangeable(row)}
        rowClick={(_, __, row) => partPath(row as Row)}
        body={KeyedBody}
        aria-label={part.title}
      >
        {tableColumns(part.columns)}
      </DataTable>
    </TableRegion>
  )
}
