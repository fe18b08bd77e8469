import { useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useDeferredValue, useEffect, useReducer, useRef } from 'react'
import type { WorklistKind, WorklistRecord } from '../worklistKind.ts'
import type { PlacedColumn } from './columnLayout.ts'
import { rowHeight } from './rowHeight.ts'
import { TableRow } from './TableRow.tsx'

/** Rows from which on only those in sight are made. */
const many = 50

interface RowsBodyProps<Row extends WorklistRecord> {
  readonly rows: readonly Row[]
  readonly kind: WorklistKind<Row>
  readonly columns: readonly PlacedColumn<Row>[]
  readonly selected: ReadonlySet<number>
  readonly currentId: number | undefined
  readonly onToggle: (id: number, extend: boolean) => void
  readonly onPreview: (id: number) => void
  readonly region: RefObject<HTMLDivElement | null>
}

function Spacer({ height, span }: { readonly height: number; readonly span: number }) {
  if (height <= 0) return null
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: an empty line that holds the place of rows and takes no focus
    <tr aria-hidden="true" style={{ height }}>
      <td colSpan={span} style={{ height, padding: 0, border: 0 }} />
    </tr>
  )
}

/** The rows of a long page: those in sight, and the focused one so that the focus is never lost. */
function VirtualRows<Row extends WorklistRecord>({ rows, columns, region, ...rest }: RowsBodyProps<Row>) {
  const focused = useRef(-1)
  // Of new rows those in sight come first, what one may scroll to when there is time.
  const isDrawn = useDeferredValue<readonly Row[] | null>(rows, null) === rows
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => region.current,
    estimateSize: () => rowHeight,
    overscan: isDrawn ? 12 : 0,
    rangeExtractor: useCallback(
      ({ startIndex, endIndex, overscan, count }) => {
        const first = Math.max(0, startIndex - overscan)
        const last = Math.min(count - 1, endIndex + overscan)
        const inSight = Array.from({ length: last - first + 1 }, (_, place) => first + place)
        const row = document.activeElement?.closest<HTMLElement>('tr[data-index]')
        focused.current = row && region.current?.contains(row) ? Number(row.dataset.index) : -1
        const { current: kept } = focused
        if (kept < 0 || kept >= count || (kept >= first && kept <= last)) return inSight
        return kept < first ? [kept, ...inSight] : [...inSight, kept]
      },
      [region],
    ),
  })
  // On a page that opens with many rows the scrolled element is only there after the rows are: they look for it once more.
  const [, lookAgain] = useReducer((times: number) => times + 1, 0)
  useEffect(lookAgain, [])
  const items = virtualizer.getVirtualItems()
  let end = 0
  const span = columns.length + 1
  return (
    <tbody>
      {/* One flat list: nested ones are told apart by their place, and every row would be made anew while scrolling. */}
      {items.flatMap(({ index, start }) => {
        const row = rows[index]
        if (row === undefined) return []
        const gap = start - end
        end = start + rowHeight
        return [
          <Spacer key={`before-${index}`} height={gap} span={span} />,
          <TableRow
            key={row.id}
            row={row}
            index={index}
            kind={rest.kind}
            columns={columns}
            selected={rest.selected.has(row.id)}
            current={rest.currentId === row.id}
            onToggle={rest.onToggle}
            onPreview={rest.onPreview}
          />,
        ]
      })}
      <Spacer height={virtualizer.getTotalSize() - end} span={span} />
    </tbody>
  )
}

/** The rows of a page; a long one makes only those in sight. */
export function RowsBody<Row extends WorklistRecord>(props: RowsBodyProps<Row>) {
  const { rows, kind, columns, selected, currentId, onToggle, onPreview } = props
  if (rows.length > many) return <VirtualRows {...props} />
  return (
    <tbody>
      {rows.map((row, index) => (
        <TableRow
          key={row.id}
          row={row}
          index={index}
          kind={kind}
          columns={columns}
          selected={selected.has(row.id)}
          current={currentId === row.id}
          onToggle={onToggle}
          onPreview={onPreview}
        />
      ))}
    </tbody>
  )
}
