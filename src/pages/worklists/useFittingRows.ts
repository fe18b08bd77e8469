import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { rowHeight } from './table/rowHeight.ts'

/** Pixels beside the rows: the heads, the foot with the pages, and the frame. */
const beside = 34 + 44 + 4

const limits = { least: 5, most: 100 } as const

/** Rows that `height` pixels of a list have room for, within what a page may have. */
const fittingRows = (height: number): number =>
  Math.min(limits.most, Math.max(limits.least, Math.floor((height - beside) / rowHeight)))

/** How many rows of a list fit in an element, and its ref; nothing is measured unless somebody `asks`. */
export function useFittingRows(asks: boolean): {
  readonly room: RefObject<HTMLDivElement | null>
  readonly fitting: number
} {
  const room = useRef<HTMLDivElement>(null)
  const [fitting, setFitting] = useState(10)
  useLayoutEffect(() => {
    const element = room.current
    if (!asks || element === null || element.clientHeight === 0) return undefined
    const measure = () => setFitting(fittingRows(element.clientHeight))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [asks])
  return { room, fitting }
}
