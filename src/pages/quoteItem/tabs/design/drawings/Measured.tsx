import { useTheme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useElementSize } from '../../../../../components/figures/useElementSize.ts'
import { type Fitted, fitDrawing, measureSize } from '../../../rail/fitDrawing.ts'

interface MeasuredProps {
  readonly title: string
  /** Said instead of the drawing to who can't see it. */
  readonly words: string
  /** Of what is drawn, mm; null: there is nothing to draw yet. */
  readonly thing: { readonly width: number; readonly height: number } | null
  /** Said where there is nothing to draw. */
  readonly missing: string
  readonly below: string
  readonly beside: string
  /** Under the drawing. */
  readonly note?: ReactNode
  /** Of the drawing, px. */
  readonly height?: number
  readonly children: (fitted: Fitted) => ReactNode
}

const usualRoom = { width: 300, height: 190 }

/** A drawing as large as its room, with the measure of each side. */
export function Measured({
  title,
  words,
  thing,
  missing,
  below,
  beside,
  note,
  height = usualRoom.height,
  children,
}: MeasuredProps) {
  const { palette } = useTheme()
  const [ref, size] = useElementSize()
  const room = size ?? { ...usualRoom, height }
  const fitted = thing === null ? null : fitDrawing(room, thing)
  const text = { textAnchor: 'middle', fontSize: measureSize, fill: palette.text.secondary } as const
  return (
    <div>
      <Typography component="h3" variant="body2" sx={{ fontWeight: 500 }}>
        {title}
      </Typography>
      {fitted === null ? (
        <Typography variant="body2" color="textSecondary">
          {missing}
        </Typography>
      ) : (
        <div ref={ref} style={{ position: 'relative', height }}>
          <svg
            role="img"
            aria-label={words}
            width={room.width}
            height={room.height}
            style={{ display: 'block', position: 'absolute' }}
          >
            {children(fitted)}
            <text
              {...text}
              x={fitted.left + fitted.width / 2}
              y={fitted.top + fitted.height + measureSize + 6}
            >
              {below}
            </text>
            <text
              {...text}
              transform={`translate(${fitted.left - 8} ${fitted.top + fitted.height / 2}) rotate(-90)`}
            >
              {beside}
            </text>
          </svg>
        </div>
      )}
      {note === undefined ? null : (
        <Typography variant="caption" color="textSecondary" component="p">
          {note}
        </Typography>
      )}
    </div>
  )
}
