import type { ReactNode } from 'react'
import { DataTable, ListBase, type RaRecord } from 'react-admin'
import { useLeftOut } from '../../../components/list/columns/useLeftOut.ts'
import { ListBody } from '../../../components/list/ListBody.tsx'
import type { ListColumn } from '../../../components/list/listColumn.ts'
import { reportedInList } from '../../../components/list/reportedInList.ts'
import { TableRegion } from '../../../components/list/TableRegion.tsx'
import { tableColumns } from '../../../components/list/tableColumns.tsx'
import type { ResourceName } from '../../../dataProvider/index.ts'

interface RecordListProps<Row extends RaRecord> {
  readonly resource: ResourceName
  readonly label: string
  readonly filter: Readonly<Record<string, unknown>>
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' }
  readonly columns: readonly ListColumn<Row>[]
  /** Stands in the table's place when there are no rows. */
  readonly empty: ReactNode
  readonly toolbar?: ReactNode
  /** Where a row leads; null: nowhere. */
  readonly pathOf: (row: Row) => string | null
}

/** A list of what there is of one customer. */
export function RecordList<Row extends RaRecord>({
  resource,
  label,
  filter,
  sort,
  columns,
  empty,
  toolbar,
  pathOf,
}: RecordListProps<Row>) {
  const leftOut = useLeftOut(columns)
  return (
    <ListBase
      key={JSON.stringify(filter)}
      resource={resource}
      filter={filter}
      sort={sort}
      perPage={25}
      disableSyncWithLocation
      storeKey={false}
      queryOptions={reportedInList}
    >
      {toolbar}
      <ListBody label={label} empty={empty}>
        <TableRegion label={label} sx={{ '& tbody tr': { cursor: 'pointer' } }}>
          <DataTable<Row>
            storeKey={`${resource}.columns`}
            hiddenColumns={leftOut}
            bulkActionButtons={false}
            rowClick={(_, __, row) => pathOf(row as Row) ?? false}
            aria-label={label}
          >
            {tableColumns(columns)}
          </DataTable>
        </TableRegion>
      </ListBody>
    </ListBase>
  )
}
