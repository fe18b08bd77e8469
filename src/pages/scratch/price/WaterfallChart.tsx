import { useTheme } from '@mui/material/styles'
import { memo, useMemo } from 'react'
import { Bar, BarChart, type BarShapeProps, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { type CostTape, type WaterfallBar, waterfall } from '#domain/costTape'
import { money } from '#domain/formats'
import { tidy } from '../figures/tidy.ts'

/** Blue adds to the cost, yellow to the price, green is what it comes to; told apart without colour by their labels. */
export const waterfallColours = { cost: '#20419B', price: '#FFCB11', total: '#00AE4F' } as const

/** Cents that rounding leaves are no bar to look at; the tape has them. */
const leastShown = 0.05

const priceSteps = ['markUpValue', 'commission', 'notRecovered', 'rounding']

const short: Readonly<Record<string, string>> = {
  wasteBoardUnpaid: 'Waste',
  directLabour: 'Labour',
  directEnergy: 'Energy',
  wrapStrappingPallets: 'Pallets',
  distribution: 'Freight',
  directDepreciation: 'Depreciation',
  notRecovered: 'Left out',
  priceExcludeCommission: 'Net price',
  outsideStoreCost: 'Outside',
  outsideMfgCost: 'Bought',
}

const colourOf = ({ key, kind }: WaterfallBar): string => {
  if (kind === 'total') return waterfallColours.total
  return priceSteps.includes(key) ? waterfallColours.price : waterfallColours.cost
}

interface ColumnProps extends BarShapeProps {
  readonly text: string
  readonly outline: string
}

/**
 * A bar and what it comes to above it, in one: the chart's own bars, cells and labels are three components each, and its
 * labels measure every text before they show it.
 */
function Column({ x, y, width, height, payload, text, outline }: ColumnProps) {
  const { amount, fill } = payload as { readonly amount: number; readonly fill: string }
  const top = Math.min(y, y + height)
  return (
    <>
      <rect
        x={x}
        y={top}
        width={width}
        height={Math.abs(height)}
        fill={fill}
        stroke={outline}
        strokeWidth={0.75}
      />
      <text x={x + width / 2} y={top - 4} fontSize={10} textAnchor="middle" fill={text}>
        {tidy(amount)}
      </text>
    </>
  )
}

/** The cost tape as a waterfall, from its first line to the sell price. */
export default memo(function WaterfallChart({ tape }: { readonly tape: CostTape }) {
  const { palette } = useTheme()
  const bars = useMemo(
    () =>
      waterfall(tape)
        .filter(bar => bar.kind === 'total' || Math.abs(bar.to - bar.from) >= leastShown)
        .map(bar => ({
          ...bar,
          name: short[bar.key] ?? bar.label,
          span: [Math.min(bar.from, bar.to), Math.max(bar.from, bar.to)] as const,
          amount: bar.kind === 'total' ? bar.to : bar.to - bar.from,
          fill: colourOf(bar),
        })),
    [tape],
  )
  const outline = palette.mode === 'dark' ? palette.text.secondary : palette.text.primary
  return (
    <ResponsiveContainer width="100%" height="100%" initialDimension={{ width: 520, height: 180 }}>
      <BarChart data={bars} margin={{ top: 16, right: 8, bottom: 0, left: 0 }} barCategoryGap={3}>
        <XAxis
          dataKey="name"
          interval={0}
          tick={{ fontSize: 10, fill: palette.text.secondary }}
          angle={-28}
          textAnchor="end"
          height={52}
          tickLine={false}
          stroke={palette.divider}
        />
        <YAxis
          width={40}
          tick={{ fontSize: 10, fill: palette.text.secondary }}
          tickFormatter={(value: number) => tidy(value)}
          tickLine={false}
          stroke={palette.divider}
        />
        <Tooltip
          isAnimationActive={false}
          cursor={{ fill: palette.action.hover }}
          content={({ payload }) => {
            const bar = payload?.[0]?.payload as (typeof bars)[number] | undefined
            if (bar === undefined) return null
            return (
              <div
                style={{
                  padding: '4px 8px',
                  fontSize: 12,
                  color: palette.text.primary,
                  background: palette.background.paper,
                  border: `1px solid ${palette.divider}`,
                }}
              >
                {bar.label}: <strong>{money(bar.amount)}</strong>
              </div>
            )
          }}
        />
        <Bar
          dataKey="span"
          isAnimationActive={false}
          shape={(props: BarShapeProps) => (
            <Column {...props} text={palette.text.primary} outline={outline} />
          )}
        />
      </BarChart>
    </ResponsiveContainer>
  )
})
