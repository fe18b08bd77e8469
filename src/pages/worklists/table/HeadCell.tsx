import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward'
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward'
import { type DragEvent, type KeyboardEvent, memo, useState } from 'react'
import type { SortPayload } from 'react-admin'
import { ColumnEdge } from './ColumnEdge.tsx'
import type { PlacedColumn } from './columnLayout.ts'

const dragType = 'application/x-boxwright-column'

/** Pixels by which a key changes a width. */
const keyStep = 16

interface HeadCellProps<Row> {
  readonly placed: PlacedColumn<Row>
  /** How the list is sorted by it; undefined: by something else, or not. */
  readonly sorted: SortPayload['order'] | undefined
  readonly onSort: (sort: SortPayload) => void
  readonly onMove: (source: string, target: string) => void
  readonly onMoveBy: (source: string, by: 1 | -1) => void
  readonly onWidth: (source: string, width: number) => void
  readonly onFit: (source: string) => void
}

function Head<Row>(props: HeadCellProps<Row>) {
  const { placed, sorted, onSort, onMove, onMoveBy, onWidth, onFit } = props
  const { column, head, width, stays } = placed
  const { source, label } = column
  const [isOver, setIsOver] = useState(false)
  const next = sorted === 'ASC' ? 'DESC' : 'ASC'

  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key] as 1 | -1 | undefined
    if (by === undefined || !event.shiftKey) return
    event.preventDefault()
    event.stopPropagation()
    if (event.ctrlKey || event.metaKey) onMoveBy(source, by)
    else onWidth(source, width + by * keyStep)
  }

  const onDragOver = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes(dragType)) return
    event.preventDefault()
    setIsOver(true)
  }

  const onDrop = (event: DragEvent) => {
    setIsOver(false)
    const moved = event.dataTransfer.getData(dragType)
    if (moved === '') return
    event.preventDefault()
    onMove(moved, source)
  }

  const Arrow = sorted === 'DESC' ? ArrowDownwardIcon : ArrowUpwardIcon
  return (
    <th
      scope="col"
      className={`column-${source}`}
      {...(sorted === undefined ? {} : { 'aria-sort': sorted === 'ASC' ? 'ascending' : 'descending' })}
      {...(stays === undefined ? {} : { 'data-stays': '' })}
      {...(column.align === 'right' ? { 'data-right': '' } : {})}
      {...(isOver ? { 'data-over': '' } : {})}
      onDragOver={onDragOver}
      onDragLeave={() => setIsOver(false)}
      onDrop={onDrop}
    >
      <button
        type="button"
        className="head-label"
        draggable
        onDragStart={event => {
          event.dataTransfer.setData(dragType, source)
          event.dataTransfer.effectAllowed = 'move'
        }}
        onKeyDown={onKeyDown}
        title={label}
        aria-label={
          column.sortable === true
            ? `Sort by ${label.toLowerCase()} ${next === 'ASC' ? 'ascending' : 'descending'}`
            : label
        }
        aria-keyshortcuts="Shift+ArrowLeft Shift+ArrowRight Control+Shift+ArrowLeft Control+Shift+ArrowRight"
        aria-disabled={column.sortable !== true}
        onClick={() => {
          if (column.sortable === true) onSort({ field: source, order: next })
        }}
      >
        <span className="head-words">{head}</span>
        {sorted !== undefined ? <Arrow sx={{ fontSize: 14, ml: 0.25 }} /> : null}
      </button>
      <ColumnEdge source={source} width={width} onWidth={onWidth} onFit={onFit} />
    </th>
  )
}

/** The head of a column: sorts, is dragged or moved by keys to another place, and is sized at its right edge. */
export const HeadCell = memo(Head) as typeof Head
