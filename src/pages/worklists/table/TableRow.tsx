import { memo, type ReactNode } from 'react'
import { rowSigns } from '../quote/actions/rowSigns.tsx'
import type { WorklistKind, WorklistRecord } from '../worklistKind.ts'
import type { PlacedColumn } from './columnLayout.ts'

/** Characters from which on a text may be cut off by its column; its whole is shown while the pointer rests on it. */
const long = 12

function cellOf<Row>({ column, text: brief }: PlacedColumn<Row>, row: Row): ReactNode {
  if (brief !== undefined) return <span title={column.text(row)}>{brief(row)}</span>
  if (column.show !== undefined) return column.show(row)
  const text = column.text(row)
  return text.length > long ? <span title={text}>{text}</span> : text
}

interface TableRowProps<Row extends WorklistRecord> {
  readonly row: Row
  /** Place in the page, from 0. */
  readonly index: number
  readonly kind: WorklistKind<Row>
  readonly columns: readonly PlacedColumn<Row>[]
  readonly selected: boolean
  /** Whether the side panel shows it. */
  readonly current: boolean
  readonly onToggle: (id: number, extend: boolean) => void
  readonly onPreview: (id: number) => void
}

function Row<Row extends WorklistRecord>(props: TableRowProps<Row>) {
  const { row, index, kind, columns, selected, current, onToggle, onPreview } = props
  const { RowActions } = kind
  return (
    <tr
      tabIndex={-1}
      data-row={row.id}
      data-index={index}
      data-leads-to={kind.pathOf(row)}
      aria-label={row.reference}
      aria-rowindex={index + 2}
      aria-selected={kind.BulkActions === undefined ? undefined : selected}
      aria-current={current ? 'true' : undefined}
    >
      <td className="column-action">
        <span className="row-actions">
          {kind.BulkActions === undefined ? null : (
            <input
              type="checkbox"
              tabIndex={-1}
              checked={selected}
              aria-label={`Select ${row.reference}`}
              onChange={() => undefined}
              onClick={event => onToggle(row.id, event.shiftKey)}
            />
          )}
          <RowActions row={row} />
          {kind.Panel === undefined ? null : (
            <button
              type="button"
              className="row-preview"
              tabIndex={-1}
              aria-label={`Preview ${row.reference}`}
              data-tip="Preview (Enter)"
              onClick={() => onPreview(row.id)}
            >
              {rowSigns.preview}
            </button>
          )}
        </span>
      </td>
      {columns.map(placed => (
        <td
          key={placed.column.source}
          className={`column-${placed.column.source}`}
          {...(placed.stays === undefined ? {} : { 'data-stays': '' })}
          {...(placed.column.align === 'right' ? { 'data-right': '' } : {})}
        >
          {cellOf(placed, row)}
        </td>
      ))}
    </tr>
  )
}

/** A row that can hold the focus; it renders anew only when something of it changes. */
export const TableRow = memo(Row) as typeof Row
