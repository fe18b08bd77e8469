import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import type { Box } from './box.ts'

/** Pixels of an arrow key. */
const step = 24

type Way = 'move' | 'resize'

const changed = (box: Box, way: Way, x: number, y: number): Box =>
  way === 'move'
    ? { ...box, left: box.left + x, top: box.top + y }
    : { ...box, width: box.width + x, height: box.height + y }

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
}

/** A box that is moved and resized by pointer and arrow keys; `onEnd` is told when it comes to rest. */
export function useDragged(box: Box, onEnd: (box: Box) => void) {
  const [dragged, setDragged] = useState<Box | null>(null)
  const from = useRef<{ x: number; y: number; box: Box } | null>(null)

  const handlers = (way: Way) => {
    const at = ({ clientX, clientY }: PointerEvent, start: NonNullable<typeof from.current>) =>
      changed(start.box, way, clientX - start.x, clientY - start.y)
    return {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        from.current = { x: event.clientX, y: event.clientY, box }
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (from.current !== null) setDragged(at(event, from.current))
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        const start = from.current
        from.current = null
        setDragged(null)
        if (start !== null && (event.clientX !== start.x || event.clientY !== start.y))
          onEnd(at(event, start))
      },
      onPointerCancel: () => {
        from.current = null
        setDragged(null)
      },
      onKeyDown: (event: KeyboardEvent) => {
        const arrow = arrows[event.key]
        if (arrow === undefined) return
        event.preventDefault()
        onEnd(changed(box, way, ...arrow))
      },
    }
  }
  return { shown: dragged ?? box, move: handlers('move'), resize: handlers('resize') }
}
