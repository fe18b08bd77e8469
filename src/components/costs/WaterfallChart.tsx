import { styled } from '@mui/material/styles'
import { memo } from 'react'
import type { CostTape } from '#domain/costTape'
import { money, tidy } from '#domain/formats'
import { useElementSize } from '../figures/useElementSize.ts'
import { niceSteps } from './niceSteps.ts'
import { waterfallBars } from './waterfallBars.ts'
import { room, waterfallRoom } from './waterfallRoom.ts'

const gap = 3

const Picture = styled('svg')(({ theme }) => ({
  display: 'block',
  '& text': { fontSize: 10, fill: theme.palette.text.secondary },
  '& [data-amount]': { fill: theme.palette.text.primary, textAnchor: 'middle' },
  '& [data-amount="upright"]': { textAnchor: 'start' },
  '& [data-step]': { textAnchor: 'end', dominantBaseline: 'central' },
  '& [data-name]': { textAnchor: 'end' },
  '& line': { stroke: theme.palette.divider },
  '& rect': {
    stroke: theme.palette.mode === 'dark' ? theme.palette.text.secondary : theme.palette.text.primary,
    strokeWidth: 0.75,
  },
  '& g:hover rect': { strokeWidth: 2 },
}))

interface WaterfallProps {
  readonly tape: CostTape
  readonly width: number
  readonly height: number
}

/**
 * The waterfall as plain shapes: it is drawn anew at every key press, and a chart of the chart library takes longer for
 * that than the rest of the pad (docs/decisions/0019).
 */
function Waterfall({ tape, width, height }: WaterfallProps) {
  const bars = waterfallBars(tape)
  const ends = bars.flatMap(({ from, to }) => [from, to])
  const steps = niceSteps(Math.min(0, ...ends), Math.max(0, ...ends))
  const least = steps[0] ?? 0
  const most = steps.at(-1) ?? 1
  const { column, isNarrow, ceiling, floor } = waterfallRoom(width, height, bars.length)
  const y = (amount: number) => floor - ((amount - least) / (most - least || 1)) * (floor - ceiling)
  return (
    <Picture width={width} height={height} role="img" aria-label={`Waterfall up to ${money(tape.sellPrice)}`}>
      {steps.map(step => (
        <text key={step} data-step x={room.left - 6} y={y(step)}>
          {tidy(step)}
        </text>
      ))}
      <line x1={room.left} x2={room.left} y1={ceiling} y2={floor} />
      <line x1={room.left} x2={width - room.right} y1={y(0)} y2={y(0)} />
      {bars.map(({ key, label, name, from, to, amount, fill }, place) => {
        const left = room.left + place * column
        const middle = left + column / 2
        const top = y(Math.max(from, to))
        return (
          <g key={key}>
            <title>{`${label}: ${money(amount)}`}</title>
            <rect
              x={left + gap / 2}
              y={top}
              width={Math.max(1, column - gap)}
              height={y(Math.min(from, to)) - top}
              fill={fill}
            />
            {isNarrow ? (
              <text data-amount="upright" transform={`translate(${middle + 3} ${top - 4}) rotate(-90)`}>
                {tidy(amount)}
              </text>
            ) : (
              <text data-amount x={middle} y={top - 4}>
                {tidy(amount)}
              </text>
            )}
            <text data-name transform={`translate(${middle} ${floor + 12}) rotate(${isNarrow ? -50 : -28})`}>
              {name}
            </text>
          </g>
        )
      })}
    </Picture>
  )
}

/** The cost tape as a waterfall, from its first line to the sell price. */
export const WaterfallChart = memo(function WaterfallChart({ tape }: { readonly tape: CostTape }) {
  const [measured, size] = useElementSize()
  return (
    <div ref={measured} style={{ position: 'absolute', inset: 0, overflow: 'hidden' }}>
      {size === null ? null : <Waterfall tape={tape} {...size} />}
    </div>
  )
})
