import { useTheme } from '@mui/material/styles'
import { type Blank, type Point, strokePoints } from '#domain/boxGeometry'
import { decimal } from '#domain/formats'

/** Room for the two measures, as a share of the longer side. */
const marginShare = 0.09
const fontShare = 0.045
const tallest = 220

const path = (points: readonly Point[], height: number): string =>
  points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${height - y}`).join('')

/** A blank with its cuts and creases, and its length and width. */
export function BlankDrawing({ blank }: { readonly blank: Blank }) {
  const { palette } = useTheme()
  const { sheetLength: length, sheetWidth: width, rules } = blank
  const longer = Math.max(length, width)
  const margin = longer * marginShare
  const fontSize = longer * fontShare
  const cut = rules.filter(({ rule }) => rule === 'CUT')
  const folded = rules.filter(({ rule }) => rule !== 'CUT')
  const drawn = (strokes: typeof rules) =>
    strokes.map(stroke => path(strokePoints(stroke, 0.5), width)).join('')
  const line = { fill: 'none', vectorEffect: 'non-scaling-stroke' } as const
  return (
    <svg
      role="img"
      aria-label={`Blank ${decimal(length, 0)} by ${decimal(width, 0)} mm with its cuts and creases`}
      viewBox={`${-margin} 0 ${length + margin} ${width + margin}`}
      style={{ display: 'block', width: '100%', maxHeight: tallest }}
    >
      <path d={drawn(cut)} {...line} stroke={palette.text.primary} strokeWidth={1.25} />
      <path d={drawn(folded)} {...line} stroke={palette.primary.main} strokeWidth={1} strokeDasharray="4 3" />
      <text
        x={length / 2}
        y={width + margin * 0.75}
        textAnchor="middle"
        fontSize={fontSize}
        fill={palette.text.secondary}
      >
        {decimal(length, 0)}
      </text>
      <text
        transform={`translate(${-margin * 0.35} ${width / 2}) rotate(-90)`}
        textAnchor="middle"
        fontSize={fontSize}
        fill={palette.text.secondary}
      >
        {decimal(width, 0)}
      </text>
    </svg>
  )
}
