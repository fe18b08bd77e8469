import { memo, useMemo } from 'react'
import type { BlankPiece } from '#domain/boxGeometry'
import { dimensionChains } from '#domain/dieline'
import { tidy } from '#domain/formats'
import type { DrawingView } from './drawingView.ts'

interface DimensionsProps {
  readonly piece: BlankPiece
  readonly view: DrawingView
  readonly colour: string
}

interface ChainProps {
  readonly spans: readonly number[]
  /** Pixel where the chain starts, and pixels for a mm along it (below 0: it runs upwards). */
  readonly start: number
  readonly scale: number
  /** Pixel the chain's line lies on. */
  readonly at: number
  readonly isUpright: boolean
}

const tick = 3
const characterWidth = 6.1

/** One row of dimensions. A figure that does not fit between its ticks is left to its tooltip. */
function Chain({ spans, start, scale, at, isUpright }: ChainProps) {
  const marks = [start]
  for (const span of spans) marks.push((marks.at(-1) ?? start) + span * scale)
  const line = (from: number, to: number) => (isUpright ? `M${at} ${from}V${to}` : `M${from} ${at}H${to}`)
  const ticks = marks.map(mark =>
    isUpright ? `M${at - tick} ${mark}h${2 * tick}` : `M${mark} ${at - tick}v${2 * tick}`,
  )
  return (
    <>
      <path d={line(start, marks.at(-1) ?? start) + ticks.join('')} fill="none" strokeWidth={1} />
      {spans.map((span, index) => {
        const middle = ((marks[index] ?? 0) + (marks[index + 1] ?? 0)) / 2
        const text = tidy(span, 1)
        if (text.length * characterWidth > Math.abs(span * scale)) return null
        const place = isUpright
          ? { x: at - 5, y: middle, transform: `rotate(-90 ${at - 5} ${middle})` }
          : { x: middle, y: at + 12 }
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: spans of the same length are told apart by their place.
          <text key={index} {...place} textAnchor="middle" stroke="none">
            {text}
          </text>
        )
      })}
    </>
  )
}

/** The dimensions of a blank below and left of it, always in letters that can be read. */
export const Dimensions = memo(function Dimensions({ piece, view, colour }: DimensionsProps) {
  const { below, beside } = useMemo(() => dimensionChains(piece), [piece])
  return (
    <g stroke={colour} fill={colour} fontSize={10.5} aria-hidden>
      {below.map((spans, row) => (
        <Chain
          key={spans.length === 1 ? 'whole' : 'spans'}
          spans={spans}
          start={view.x}
          scale={view.scale}
          at={view.y + 8 + row * 17}
          isUpright={false}
        />
      ))}
      {beside.map((spans, row) => (
        <Chain
          key={spans.length === 1 ? 'whole' : 'spans'}
          spans={spans}
          start={view.y}
          scale={-view.scale}
          at={view.x - 8 - row * 17}
          isUpright
        />
      ))}
    </g>
  )
})
