import { useTheme } from '@mui/material/styles'
import { useId } from 'react'
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import type { QuoteStats } from '#contract/quoteDashboard'
import { figures } from '#domain/dashboard'
import { FigurePatterns, figureFill } from './FigurePatterns.tsx'
import { partLabel } from './partLabel.ts'

/** The figures over time, stacked. In a module of its own because the chart library is large. */
export default function TrendChart({ trend }: { readonly trend: QuoteStats['trend'] }) {
  const { palette } = useTheme()
  const id = useId()
  const parts = trend.map(part => ({ ...part, label: partLabel(part) }))
  const tick = { fill: palette.text.secondary, fontSize: 11 }
  return (
    <ResponsiveContainer width="100%" height={190}>
      <BarChart
        accessibilityLayer={false}
        data={parts}
        margin={{ top: 4, right: 4, bottom: 0, left: -22 }}
        barCategoryGap="25%"
      >
        <FigurePatterns id={id} />
        <CartesianGrid vertical={false} stroke={palette.divider} />
        <XAxis dataKey="label" tick={tick} tickLine={false} axisLine={{ stroke: palette.divider }} />
        <YAxis allowDecimals={false} tick={tick} tickLine={false} axisLine={false} />
        <Tooltip
          cursor={{ fill: palette.action.hover }}
          contentStyle={{
            backgroundColor: palette.background.paper,
            borderColor: palette.divider,
            borderRadius: 6,
            fontSize: 12,
          }}
          itemStyle={{ color: palette.text.primary, padding: 0 }}
          labelStyle={{ color: palette.text.secondary }}
        />
        {figures.map(({ name, label }) => (
          <Bar
            key={name}
            dataKey={name}
            name={label}
            stackId="items"
            fill={figureFill(id, name)}
            // The given blue is as dark as a dark page.
            stroke={palette.mode === 'dark' ? palette.text.secondary : palette.background.paper}
            isAnimationActive={false}
          />
        ))}
      </BarChart>
    </ResponsiveContainer>
  )
}
