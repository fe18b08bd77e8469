import { useEventCallback } from '@mui/material/utils'
import { type RefObject, useCallback, useMemo, useRef } from 'react'
import { useListContext } from 'react-admin'
import { TableRegion } from '../../../components/list/TableRegion.tsx'
import { useKeptFocus } from '../keys/useKeptFocus.ts'
import type { WorklistKind, WorklistRecord } from '../worklistKind.ts'
import { type ColumnLayout, clampWidth, moveColumnBy, moveColumnTo, placeColumns } from './columnLayout.ts'
import { fitWidth } from './fitWidth.ts'
import { HeadCell } from './HeadCell.tsx'
import { RowsBody } from './RowsBody.tsx'
import { tableLook } from './tableLook.ts'

interface WorklistTableProps<Row extends WorklistRecord> {
  readonly label: string
  readonly kind: WorklistKind<Row>
  readonly layout: ColumnLayout
  readonly onLayout: (layout: ColumnLayout) => void
  readonly currentId: number | undefined
  readonly onPreview: (id: number) => void
  readonly region: RefObject<HTMLDivElement | null>
}

const none: readonly never[] = []

/** The rows of the worklist around it, in columns that a person orders, sizes and pins. */
export function WorklistTable<Row extends WorklistRecord>(props: WorklistTableProps<Row>) {
  const { label, kind, layout, onLayout, currentId, onPreview, region } = props
  const { data, isPlaceholderData, sort, setSort, selectedIds, onSelect, onToggleItem } =
    useListContext<Row>()
  const rows: readonly Row[] = data ?? none
  useKeptFocus(region, rows)
  const table = useRef<HTMLTableElement>(null)

  const columns = useMemo(
    () => placeColumns(kind.columns, layout, kind.pinned, kind.actionWidth),
    [kind, layout],
  )
  const selected = useMemo(() => new Set(selectedIds as number[]), [selectedIds])

  // What the rows are given stays the same, so that a selection renders one row and not a hundred.
  const now = useRef({ rows, selectedIds, anchor: -1 })
  now.current = { ...now.current, rows, selectedIds }
  const onToggle = useCallback(
    (id: number, extend: boolean) => {
      const { rows: shown, selectedIds: chosen, anchor } = now.current
      const at = shown.findIndex(row => row.id === id)
      const from = shown.findIndex(row => row.id === anchor)
      if (extend && from !== -1 && at !== -1) {
        const between = shown.slice(Math.min(at, from), Math.max(at, from) + 1).map(row => row.id)
        onSelect([...new Set([...chosen, ...between])])
      } else {
        onToggleItem(id)
      }
      now.current.anchor = id
    },
    [onSelect, onToggleItem],
  )

  const onWidth = useEventCallback((source: string, width: number) =>
    onLayout({ ...layout, widths: { ...layout.widths, [source]: clampWidth(width) } }),
  )
  const onFit = useEventCallback((source: string) => {
    if (table.current !== null) onWidth(source, fitWidth(table.current, source))
  })
  const onMove = useEventCallback((source: string, target: string) =>
    onLayout(moveColumnTo(kind.columns, layout, source, target)),
  )
  const onMoveBy = useEventCallback((source: string, by: 1 | -1) =>
    onLayout(moveColumnBy(kind.columns, layout, source, by)),
  )
  const chosenHere = rows.filter(row => selected.has(row.id)).length

  // Pixels at which each pinned column stays, as a rule and not a style of every cell.
  const offsets = Object.fromEntries(
    columns
      .filter(({ stays }) => stays !== undefined)
      .map(({ column, stays }) => [`& .column-${column.source}`, { left: stays }]),
  )
  const width = kind.actionWidth + columns.reduce((sum, column) => sum + column.width, 0)

  return (
    <TableRegion ref={region} label={label} busy={isPlaceholderData === true} sx={[tableLook, offsets]}>
      <table
        ref={table}
        className="MuiTable-root"
        aria-label={label}
        aria-rowcount={rows.length + 1}
        style={{ width, minWidth: '100%' }}
      >
        <colgroup>
          <col style={{ width: kind.actionWidth }} />
          {columns.map(({ column, width: wide, grows }) => (
            <col
              key={column.source}
              data-source={column.source}
              {...(grows ? {} : { style: { width: wide } })}
            />
          ))}
        </colgroup>
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col" className="column-action">
              {kind.BulkActions === undefined ? null : (
                <input
                  type="checkbox"
                  aria-label="Select all rows of the page"
                  checked={rows.length > 0 && chosenHere === rows.length}
                  ref={box => {
                    if (box !== null) box.indeterminate = chosenHere > 0 && chosenHere < rows.length
                  }}
                  onChange={() => onSelect(chosenHere === rows.length ? [] : rows.map(row => row.id))}
                />
              )}
              Action
            </th>
            {columns.map(placed => (
              <HeadCell
                key={placed.column.source}
                placed={placed}
                sorted={sort.field === placed.column.source ? sort.order : undefined}
                onSort={setSort}
                onMove={onMove}
                onMoveBy={onMoveBy}
                onWidth={onWidth}
                onFit={onFit}
              />
            ))}
          </tr>
        </thead>
        <RowsBody
          rows={rows}
          kind={kind}
          columns={columns}
          selected={selected}
          currentId={currentId}
          onToggle={onToggle}
          onPreview={onPreview}
          region={region}
        />
      </table>
    </TableRegion>
  )
}
