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
  /** The widest paper that is drawn beside it, mm, so that both are drawn to one scale. */
  readonly widest?: number
}

/** The web from above, its edges at the left and right, with the sheets of each item beside each other and the trim. */
export function DecklePlan({ title, deckle, lanes, widest = deckle }: DecklePlanProps) {
  const { palette } = useTheme()
  const longest = Math.max(...lanes.map(({ length }) => length))
  const used = lanes.reduce((sum, { width, out }) => sum + width * out, 0)
  const trim = Math.max(0, deckle - used)
  const sheets = lanes.flatMap((lane, at) => {
    const before = lanes.slice(0, at).reduce((sum, { width, out }) => sum + width * out, 0)
    return Array.from({ length: lane.out }, (_, place) => ({
      ...lane,
      x: trim / 2 + before + place * lane.width,
      fill: at % 2 === 0 ? palette.background.paper : palette.action.selected,
    }))
  })
  const margin = widest / 60
  const line = widest / 300
  const words = lanes.map(
    ({ out, width, name }) => `${out} of ${decimal(width, 0)} mm${name === undefined ? '' : ` for ${name}`}`,
  )
  return (
    <svg
      role="img"
      aria-label={`${title}: ${words.join(' and ')} on ${decimal(deckle, 0)} mm, trim ${decimal(trim, 0)} mm`}
      viewBox={`${-margin} ${-margin} ${widest + 2 * margin} ${longest + 2 * margin}`}
      style={{ width: '100%', height: '100%', display: 'block' }}
    >
      <rect width={deckle} height={longest} fill={palette.warning.main} opacity={0.6} />
      {sheets.map(({ length, width, x, fill, name }) => (
        <g key={x}>
          <rect x={x} width={width} height={length} fill={palette.background.paper} />
          <rect
            x={x}
            width={width}
            height={length}
            fill={fill}
            stroke={palette.text.primary}
            strokeWidth={line}
          />
          {name === undefined ? null : (
            <text
              x={x + width / 2}
              y={length / 2}
              fontSize={Math.min(width / 4, length / 3)}
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
        width={deckle}
        height={longest}
        fill="none"
        stroke={palette.text.primary}
        strokeWidth={2 * line}
      />
    </svg>
  )
}
