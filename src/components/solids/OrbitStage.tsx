import { styled } from '@mui/material/styles'
import { type PointerEvent, type ReactNode, useEffect, useRef } from 'react'
import { type OrbitView, turned, turnedByKey } from './orbitView.ts'

interface OrbitStageProps {
  /** What is shown; how it is turned is added. */
  readonly label: string
  readonly view: OrbitView
  readonly onView: (change: (view: OrbitView) => OrbitView) => void
  readonly children: ReactNode
}

const Stage = styled('div')(({ theme }) => ({
  position: 'relative',
  flex: '1 1 0',
  minHeight: 0,
  minWidth: 0,
  overflow: 'hidden',
  touchAction: 'none',
  cursor: 'grab',
  '&:active': { cursor: 'grabbing' },
  '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: -2 },
}))

const degreesPerPixel = 0.5

/** Lets a person turn what is shown: by dragging, by the arrow keys, and nearer by the wheel. */
export function OrbitStage({ label, view, onView, children }: OrbitStageProps) {
  const stage = useRef<HTMLDivElement>(null)
  const dragged = useRef<{ x: number; y: number } | null>(null)

  useEffect(() => {
    const element = stage.current
    if (element === null) return
    // React's own wheel listener can't keep the page from scrolling.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      onView(now => turned(now, { near: Math.exp(-event.deltaY / 500) }))
    }
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => element.removeEventListener('wheel', onWheel)
  }, [onView])

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    dragged.current = { x: event.clientX, y: event.clientY }
  }
  const onPointerMove = (event: PointerEvent) => {
    const from = dragged.current
    if (from === null) return
    const by = {
      around: (event.clientX - from.x) * degreesPerPixel,
      above: (event.clientY - from.y) * degreesPerPixel,
    }
    dragged.current = { x: event.clientX, y: event.clientY }
    onView(now => turned(now, by))
  }
  const onPointerUp = () => {
    dragged.current = null
  }
  return (
    <Stage
      ref={stage}
      data-scene
      tabIndex={0}
      role="application"
      aria-label={`${label}. Arrow keys turn it, plus and minus bring it nearer, 0 starts again.`}
      onKeyDown={event => {
        const next = turnedByKey(view, event.key)
        if (next === null) return
        event.preventDefault()
        onView(() => next)
      }}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerUp}
    >
      {children}
    </Stage>
  )
}
