import type { PointerEvent } from 'react'
import { clampWidth } from './columnLayout.ts'

interface ColumnEdgeProps {
  readonly source: string
  readonly width: number
  readonly onWidth: (source: string, width: number) => void
  /** Makes the column as wide as what stands in it. */
  readonly onFit: (source: string) => void
}

/**
 * The right edge of a column's head. While it is dragged only the column of the table changes, no row renders; the
 * width is kept when it is let go.
 */
export function ColumnEdge({ source, width, onWidth, onFit }: ColumnEdgeProps) {
  const drag = (event: PointerEvent<HTMLSpanElement>) => {
    if (event.button !== 0) return
    event.preventDefault()
    const edge = event.currentTarget
    const from = event.clientX
    const col = edge.closest('table')?.querySelector<HTMLElement>(`col[data-source="${source}"]`)
    let now = width
    edge.setPointerCapture?.(event.pointerId)

    const move = ({ clientX }: globalThis.PointerEvent) => {
      now = clampWidth(width + clientX - from)
      if (col) col.style.width = `${now}px`
    }
    const end = () => {
      edge.removeEventListener('pointermove', move)
      edge.removeEventListener('pointerup', end)
      edge.removeEventListener('pointercancel', end)
      if (now !== width) onWidth(source, now)
    }
    edge.addEventListener('pointermove', move)
    edge.addEventListener('pointerup', end)
    edge.addEventListener('pointercancel', end)
  }
  return (
    <span
      aria-hidden="true"
      className="column-edge"
      title="Drag to size, double click to fit"
      onPointerDown={drag}
      onDoubleClick={() => onFit(source)}
    />
  )
}
