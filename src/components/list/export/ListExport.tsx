import { type RaRecord, useListContext } from 'react-admin'
import { useProvider } from '../../../dataProvider/index.ts'
import { useShownColumns } from '../columns/useShownColumns.ts'
import type { ListColumn } from '../listColumn.ts'
import { ExportMenu } from './ExportMenu.tsx'

interface ListExportProps<Row> {
  /** Name of the file, without its ending. */
  readonly name: string
  readonly columns: readonly ListColumn<Row>[]
  /** Store key of the columns chosen, the same as the table's. */
  readonly storeKey: string
}

/** The export of one of react-admin's lists: the columns in sight, of all rows that its filter lets through. */
export function ListExport<Row extends RaRecord>({ name, columns, storeKey }: ListExportProps<Row>) {
  const { resource, sort, filterValues } = useListContext<Row>()
  const dataProvider = useProvider()
  const shown = useShownColumns(columns, storeKey)
  return (
    <ExportMenu<Row>
      name={name}
      columns={shown}
      ask={([first, last], signal) => {
        const perPage = last - first + 1
        const pagination = { page: first / perPage + 1, perPage }
        return dataProvider.getList<Row>(resource, { pagination, sort, filter: filterValues, signal })
      }}
    />
  )
}
