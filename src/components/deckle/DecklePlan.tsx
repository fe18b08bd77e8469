import { useTheme } from '@mui/material/styles'
import { decimal } from '#domain/formats'

/** Sheets of one item beside each other on the web, mm. */
export interface DeckleLane {
  readonly length: number
  readonly width: number
  readonly out: number
  /** Written on its sheets. */
  readonly name?: string
}

interface DecklePlanProps {
  readonly title: string
  /** Paper width, mm. */
  readonly deckle: number
  /** From one edge of the web to the other. */
  readonly lanes: readonly DeckleLane[]
}

/** The web from above with the sheets of each item beside each other, as long as its longest sheet, and the trim at its edges. */
export function DecklePlan({ title, deckle, lanes }: DecklePlanProps) {
  const { palette } = useTheme()
  const longest = Math.max(...lanes.map(({ length }) => length))
  const used = lanes.reduce((sum, { width, out }) => sum + width * out, 0)
  const edge = Math.max(0, (deckle - used) / 2)
  const fills = [palette.background.paper, palette.action.selected]
  const sheets = lanes.flatMap((lane, at) => {
    const before = lanes.slice(0, at).reduce((sum, { width, out }) => sum + width * out, 0)
    return Array.from({ length: lane.out }, (_, place) => ({
      ...lane,
      y: edge + before + place * lane.width,
      fill: fills[at % fills.length],
    }))
  })
  const margin = deckle / 50
  const words = lanes.map(
    ({ out, width, name }) => `${out} of ${decimal(width, 0)} mm${name === undefined ? '' : ` for ${name}`}`,
  )
  return (
    <svg
      role="img"
      aria-label={`${title}: ${words.join(' and ')} on ${decimal(deckle, 0)} mm, trim ${decimal(Math.max(0, deckle - used), 0)} mm`}
      viewBox={`${-margin} ${-margin} ${longest + 2 * margin} ${deckle + 2 * margin}`}
      style={{ width: '100%', height: '100%', display: 'block' }}
    >
      <rect width={longest} height={deckle} fill={palette.warning.light} opacity={0.35} />
      {sheets.map(({ length, width, y, fill, name }) => (
        <g key={y}>
          <rect
            y={y}
            width={length}
            height={width}
            fill={fill}
            stroke={palette.text.primary}
            strokeWidth={deckle / 250}
          />
          {name === undefined ? null : (
            <text
              x={length / 2}
              y={y + width / 2}
              fontSize={Math.min(width / 2, length / 8, deckle / 8)}
              textAnchor="middle"
              dominantBaseline="central"
              fill={palette.text.primary}
            >
              {name}
            </text>
          )}
        </g>
      ))}
      <rect
        width={longest}
        height={deckle}
        fill="none"
        stroke={palette.text.primary}
        strokeWidth={deckle / 150}
      />
    </svg>
  )
}
