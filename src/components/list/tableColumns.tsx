import { DataTable, type RaRecord } from 'react-admin'
import type { ListColumn } from './listColumn.ts'

const widthOf = (width: number | undefined) =>
  width === undefined ? {} : { sx: { width, maxWidth: width, minWidth: width } }

/** Characters from which on a text may be cut off by its column; its whole is shown while the pointer rests on it. */
const long = 28

const showText = (text: string) => (text.length > long ? <span title={text}>{text}</span> : text)

/** The columns as react-admin's table takes them; they must be its direct children to be hidden and moved. */
export function tableColumns<Row extends RaRecord>(columns: readonly ListColumn<Row>[]) {
  return columns.map(column => (
    <DataTable.Col<Row>
      key={column.source}
      // react-admin derives the paths of a record from its type, which a generic one does not have yet.
      source={column.source as never}
      label={column.label}
      disableSort={column.sortable !== true}
      render={column.show ?? (row => showText(column.text(row)))}
      {...(column.align === undefined ? {} : { align: column.align })}
      {...widthOf(column.width)}
    />
  ))
}
