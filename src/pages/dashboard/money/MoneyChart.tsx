import { useTheme } from '@mui/material/styles'
import { useId } from 'react'
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import type { Currency } from '#domain/formats'
import { FigurePatterns, figureFill } from '../FigurePatterns.tsx'
import { LostPattern, lostFill } from './LostPattern.tsx'
import type { MoneyPart } from './moneyParts.ts'
import { wholeMoney } from './wholeMoney.ts'

const rowHeight = 34
const axisHeight = 26
const longestName = 22

const short = (name: string): string =>
  name.length > longestName ? `${name.slice(0, longestName - 1)}…` : name

/** 1,200,000 as 1.2M: a scale has no room for more. */
const compact = new Intl.NumberFormat('en-AU', { notation: 'compact', maximumFractionDigits: 1 })

interface MoneyChartProps {
  readonly parts: readonly MoneyPart[]
  readonly currency: Currency
}

/** Money won, pending and lost of each part, beside each other. In a module of its own because the chart library is large. */
export default function MoneyChart({ parts, currency }: MoneyChartProps) {
  const { palette } = useTheme()
  const id = useId()
  // The given blue is as dark as a dark page.
  const stroke = palette.mode === 'dark' ? palette.text.secondary : palette.background.paper
  const tick = { fill: palette.text.secondary, fontSize: 11 }
  const bars = parts.map(({ name, won, pending, lost }) => ({
    ...{ name: short(name), won: won?.value ?? 0, pending: pending?.value ?? 0, lost: lost.value },
  }))
  const bar = { stackId: 'money', stroke, isAnimationActive: false } as const
  return (
    <ResponsiveContainer width="100%" height={parts.length * rowHeight + axisHeight}>
      <BarChart
        accessibilityLayer={false}
        layout="vertical"
        data={bars}
        margin={{ top: 0, right: 8, bottom: 0, left: 0 }}
        barCategoryGap="30%"
      >
        <FigurePatterns id={id} />
        <LostPattern id={id} />
        <CartesianGrid horizontal={false} stroke={palette.divider} />
        <XAxis
          type="number"
          tick={tick}
          tickFormatter={compact.format}
          tickLine={false}
          axisLine={false}
          height={axisHeight}
        />
        <YAxis
          type="category"
          dataKey="name"
          tick={tick}
          tickLine={false}
          axisLine={{ stroke: palette.divider }}
          width={132}
          interval={0}
        />
        <Tooltip
          cursor={{ fill: palette.action.hover }}
          formatter={value => wholeMoney(Number(value), currency)}
          contentStyle={{
            backgroundColor: palette.background.paper,
            borderColor: palette.divider,
            borderRadius: 6,
            fontSize: 12,
          }}
          itemStyle={{ color: palette.text.primary, padding: 0 }}
          labelStyle={{ color: palette.text.secondary }}
        />
        <Bar {...bar} dataKey="won" name="Won" fill={figureFill(id, 'existCustItemsWon')} />
        <Bar {...bar} dataKey="pending" name="Pending" fill={figureFill(id, 'pendingQuoteItems')} />
        <Bar {...bar} dataKey="lost" name="Lost" fill={lostFill(id)} />
      </BarChart>
    </ResponsiveContainer>
  )
}
