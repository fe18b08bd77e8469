import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, type RefObject, useEffect, useReducer } from 'react'
import type { SimilarProduct } from '#contract/lgx'
import type { ListColumn } from '../../components/list/listColumn.ts'
import { ResultRow } from './ResultRow.tsx'

/** Rows from which on only those in sight are made. */
const many = 50

/** Pixels of a row, and of its details until they are measured. */
const rowHeight = 32
const detailHeight = 260

interface ResultRowsProps {
  readonly rows: readonly SimilarProduct[]
  readonly columns: readonly ListColumn<SimilarProduct>[]
  readonly openId: string | null
  readonly onOpen: (id: string | null) => void
  readonly region: RefObject<HTMLDivElement | null>
  readonly details: (row: SimilarProduct) => ReactNode
}

interface OneProps extends Omit<ResultRowsProps, 'rows' | 'region'> {
  readonly row: SimilarProduct
}

function One({ row, columns, openId, onOpen, details }: OneProps) {
  const isOpen = openId === row.id
  return (
    <ResultRow
      row={row}
      columns={columns}
      details={isOpen ? details(row) : null}
      onToggle={() => onOpen(isOpen ? null : row.id)}
    />
  )
}

/** A group of its own for each row: what it opens to is measured with it. */
function VirtualRows({ rows, region, ...rest }: ResultRowsProps) {
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => region.current,
    estimateSize: index => rowHeight + (rows[index]?.id === rest.openId ? detailHeight : 0),
    getItemKey: index => rows[index]?.id ?? index,
    overscan: 12,
  })
  // The scrolled element is only there after the rows are: they look for it once more.
  const [, lookAgain] = useReducer((times: number) => times + 1, 0)
  useEffect(lookAgain, [])
  const items = virtualizer.getVirtualItems()
  const span = rest.columns.length + 1
  const before = items[0]?.start ?? 0
  const after = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0)
  return (
    <>
      <Spacer height={before} span={span} />
      {items.map(({ index, key }) => {
        const row = rows[index]
        return row === undefined ? null : (
          <tbody key={key} data-index={index} ref={virtualizer.measureElement}>
            <One row={row} {...rest} />
          </tbody>
        )
      })}
      <Spacer height={after} span={span} />
    </>
  )
}

function Spacer({ height, span }: { readonly height: number; readonly span: number }) {
  if (height <= 0) return null
  return (
    <tbody>
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: an empty line that holds the place of rows and takes no focus */}
      <tr aria-hidden="true" style={{ height }}>
        <td colSpan={span} style={{ height, padding: 0, border: 0 }} />
      </tr>
    </tbody>
  )
}

/** The rows that were found; of many only those in sight are made. */
export function ResultRows(props: ResultRowsProps) {
  const { rows, region: _, ...rest } = props
  if (rows.length > many) return <VirtualRows {...props} />
  return (
    <tbody>
      {rows.map(row => (
        <One key={row.id} row={row} {...rest} />
      ))}
    </tbody>
  )
}
