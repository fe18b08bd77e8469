import { styled, useTheme } from '@mui/material/styles'
import { type KeyboardEvent, memo, type PointerEvent, useEffect, useMemo, useRef } from 'react'
import type { Blank, BlankPiece } from '#domain/boxGeometry'
import { dieline, type Layer } from '#domain/dieline'
import { tidy } from '#domain/formats'
import type { ElementSize } from '../../../components/figures/useElementSize.ts'
import { Dimensions } from './Dimensions.tsx'
import { drawingView, fitted, type Zoom, zoomAt } from './drawingView.ts'
import { dashesOf, layerColour } from './layerLooks.ts'
import { layerPaths } from './layerPaths.ts'
import { PanelNames } from './PanelNames.tsx'

interface DielineViewProps {
  readonly blank: Blank
  readonly piece: BlankPiece
  readonly layers: readonly Layer[]
  readonly pixels: ElementSize
  readonly zoom: Zoom
  readonly onZoom: (change: (zoom: Zoom) => Zoom) => void
}

const Area = styled('div')(({ theme }) => ({
  flex: '1 1 0',
  minHeight: 0,
  overflow: 'hidden',
  touchAction: 'none',
  cursor: 'grab',
  '&:active': { cursor: 'grabbing' },
  '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: -2 },
}))

const drawn: readonly Layer[] = ['BLEED', 'GLUE', 'CREASE', 'PERF', 'HALFCUT', 'CUT', 'REG']
const nudge = 30

/** The blank to look at: wheel, plus and minus zoom, dragging and arrow keys move, 0 fits it again. */
export const DielineView = memo(function DielineView(props: DielineViewProps) {
  const { blank, piece, layers, pixels, zoom, onZoom } = props
  const { palette } = useTheme()
  const area = useRef<HTMLDivElement>(null)
  const dragged = useRef<{ x: number; y: number } | null>(null)
  const isDark = palette.mode === 'dark'
  const drawing = useMemo(
    () => dieline(blank, { piece, bleed: 3, glue: true, registration: true }),
    [blank, piece],
  )
  const paths = useMemo(() => layerPaths(drawing.entities), [drawing])
  const view = useMemo(
    () => drawingView({ width: drawing.width, height: drawing.height }, pixels, zoom),
    [drawing, pixels, zoom],
  )

  useEffect(() => {
    const element = area.current
    if (element === null) return
    // React's own wheel listener can't keep the page from scrolling.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      const { left, top } = element.getBoundingClientRect()
      const at = { x: event.clientX - left, y: event.clientY - top }
      onZoom(now => zoomAt(now, Math.exp(-event.deltaY / 400), at))
    }
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => element.removeEventListener('wheel', onWheel)
  }, [onZoom])

  const middle = { x: pixels.width / 2, y: pixels.height / 2 }
  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Readonly<Record<string, (now: Zoom) => Zoom>> = {
      '+': now => zoomAt(now, 1.25, middle),
      '=': now => zoomAt(now, 1.25, middle),
      '-': now => zoomAt(now, 0.8, middle),
      '0': () => fitted,
      ArrowLeft: now => ({ ...now, x: now.x + nudge }),
      ArrowRight: now => ({ ...now, x: now.x - nudge }),
      ArrowUp: now => ({ ...now, y: now.y + nudge }),
      ArrowDown: now => ({ ...now, y: now.y - nudge }),
    }
    const move = moves[event.key]
    if (move === undefined) return
    event.preventDefault()
    onZoom(move)
  }
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    dragged.current = { x: event.clientX, y: event.clientY }
  }
  const onPointerMove = (event: PointerEvent) => {
    const from = dragged.current
    if (from === null) return
    const by = { x: event.clientX - from.x, y: event.clientY - from.y }
    dragged.current = { x: event.clientX, y: event.clientY }
    onZoom(now => ({ ...now, x: now.x + by.x, y: now.y + by.y }))
  }
  const onPointerUp = () => {
    dragged.current = null
  }

  const shows = (layer: Layer) => layers.includes(layer)
  const mm = `${tidy(drawing.width, 1)} by ${tidy(drawing.height, 1)} mm`
  return (
    <Area
      ref={area}
      tabIndex={0}
      role="application"
      aria-label={`Dieline, ${mm}. Plus and minus zoom, arrow keys move, 0 fits.`}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerUp}
    >
      <svg width="100%" height="100%" role="img" aria-label={`Blank of style ${blank.style.code}, ${mm}`}>
        <g
          transform={`translate(${view.x} ${view.y}) scale(${view.scale} ${-view.scale})`}
          fill="none"
          strokeLinecap="round"
        >
          {drawn.filter(shows).map(layer => (
            <path
              key={layer}
              data-layer={layer}
              d={paths.get(layer) ?? ''}
              stroke={layerColour(layer, isDark)}
              strokeWidth={layer === 'CUT' ? 1.4 : 1.1}
              strokeDasharray={dashesOf(layer)}
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </g>
        {shows('TEXT') ? (
          <PanelNames panels={piece.panels} view={view} colour={palette.text.secondary} />
        ) : null}
        {shows('DIM') ? <Dimensions piece={piece} view={view} colour={palette.text.secondary} /> : null}
      </svg>
    </Area>
  )
})
