import { useTheme } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { type Blank, type Point, strokePoints } from '#domain/boxGeometry'
import { decimal } from '#domain/formats'
import { useElementSize } from '../../../components/figures/useElementSize.ts'
import { fitDrawing, measureSize } from './fitDrawing.ts'

/** Before the room is laid out. */
const usualRoom = { width: 300, height: 230 }
/** From the blank to the line of its measure, and how far its ends stick out, px. */
const apart = 10
const tick = 4

interface BlankDrawingProps {
  readonly blank: Blank
  /** Drawn on the board, under its rules, in mm from the upper left corner. */
  readonly children?: ReactNode
}

/** A blank as large as its room, with its cuts and creases, its length below and its width at the left. */
export function BlankDrawing({ blank, children }: BlankDrawingProps) {
  const { palette } = useTheme()
  const [ref, size] = useElementSize()
  const room = size ?? usualRoom
  const { sheetLength, sheetWidth, rules } = blank
  const { left, top, width, height, scale } = fitDrawing(room, { width: sheetLength, height: sheetWidth })
  const path = (points: readonly Point[]): string =>
    points
      .map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${left + x * scale} ${top + height - y * scale}`)
      .join('')
  const drawn = (isCut: boolean) =>
    rules
      .filter(({ rule }) => (rule === 'CUT') === isCut)
      .map(stroke => path(strokePoints(stroke, 0.5)))
      .join('')
  const [right, bottom] = [left + width, top + height]
  const [below, beside] = [bottom + apart, left - apart]
  const ends = [
    `M${left} ${below - tick}v${2 * tick}M${left} ${below}H${right}M${right} ${below - tick}v${2 * tick}`,
    `M${beside - tick} ${top}h${2 * tick}M${beside} ${top}V${bottom}M${beside - tick} ${bottom}h${2 * tick}`,
  ]
  const text = { textAnchor: 'middle', fontSize: measureSize, fill: palette.text.secondary } as const
  return (
    <div ref={ref} style={{ position: 'absolute', inset: 0 }}>
      <svg
        role="img"
        aria-label={`Blank ${decimal(sheetLength, 0)} by ${decimal(sheetWidth, 0)} mm with its cuts and creases`}
        width={room.width}
        height={room.height}
        style={{ display: 'block' }}
      >
        {children === undefined ? null : (
          <g transform={`translate(${left} ${top}) scale(${scale})`}>{children}</g>
        )}
        <path d={drawn(true)} fill="none" stroke={palette.text.primary} strokeWidth={1.25} />
        <path
          d={drawn(false)}
          fill="none"
          stroke={palette.primary.main}
          strokeWidth={1}
          strokeDasharray="4 3"
        />
        <path d={ends.join('')} fill="none" stroke={palette.text.disabled} strokeWidth={1} />
        <text {...text} x={(left + right) / 2} y={below + measureSize + 4}>
          {decimal(sheetLength, 0)}
        </text>
        <text {...text} transform={`translate(${beside - 6} ${(top + bottom) / 2}) rotate(-90)`}>
          {decimal(sheetWidth, 0)}
        </text>
      </svg>
    </div>
  )
}
