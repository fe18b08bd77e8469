import type { Theme } from '@mui/material/styles'
import { type RefObject, useMemo } from 'react'
import { DataTable, type RaRecord } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { useLeftOut } from '../list/columns/useLeftOut.ts'
import { KeyedBody } from '../list/keys/KeyedBody.tsx'
import { TableRegion } from '../list/TableRegion.tsx'
import { tableColumns } from '../list/tableColumns.tsx'
import type { Master, MasterRow } from './master.ts'

const style = {
  '& tbody tr': { cursor: 'pointer' },
  '& .RaDataTable-headerCell.MuiTableCell-paddingCheckbox, & .MuiTableCell-paddingCheckbox': {
    width: 36,
    '& .MuiCheckbox-root': { p: 0.25 },
  },
}

const nothing = <span hidden />

const none: string[] = []

const openRow = (theme: Theme) => ({ '&&': { '--row-tint': theme.palette.action.selected } })

interface MasterTableProps<Row extends MasterRow & RaRecord, Values extends FieldValues> {
  readonly master: Master<Row, Values>
  /** Store key of the columns chosen. */
  readonly storeKey: string
  /** Id of the row whose form is open beside the table. */
  readonly openId: string | undefined
  readonly region: RefObject<HTMLDivElement | null>
  readonly onOpen: (id: string | number) => void
}

/** The rows of a master's list; beside an open form only the columns that tell them apart. */
export function MasterTable<Row extends MasterRow & RaRecord, Values extends FieldValues>({
  master,
  storeKey,
  openId,
  region,
  onOpen,
}: MasterTableProps<Row, Values>) {
  const isBeside = openId !== undefined
  const leftOut = useLeftOut(master.columns)
  const cells = useMemo(
    () =>
      tableColumns(
        isBeside ? master.columns.filter(({ source }) => master.besideForm.includes(source)) : master.columns,
      ),
    [master, isBeside],
  )
  return (
    <TableRegion ref={region} label={master.title} sx={style}>
      <DataTable<Row>
        // Fewer columns have an order of their own.
        storeKey={isBeside ? `${storeKey}.beside` : storeKey}
        hiddenColumns={isBeside ? none : leftOut}
        // What can be done with ticked rows stands below the table.
        bulkActionButtons={master.bulk.length === 0 || isBeside ? false : nothing}
        bulkActionsToolbar={nothing}
        rowClick={id => {
          onOpen(id)
          return false
        }}
        rowSx={row => (String(row.id) === openId ? openRow : {})}
        body={KeyedBody}
        aria-label={master.title}
      >
        {cells}
      </DataTable>
    </TableRegion>
  )
}
