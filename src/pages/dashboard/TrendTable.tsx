import type { QuoteStats } from '#contract/quoteDashboard'
import { figures } from '#domain/dashboard'
import { visuallyHidden } from '../../layout/visuallyHidden.ts'
import { partLabel } from './partLabel.ts'

/** The trend in numbers, for those who can't see the chart. */
export function TrendTable({ trend }: { readonly trend: QuoteStats['trend'] }) {
  return (
    // A table is as wide as what stands in it, whatever it is told.
    <div style={visuallyHidden}>
      <table>
        <caption>Trend</caption>
        <thead>
          <tr>
            <th scope="col">From</th>
            {figures.map(({ name, label }) => (
              <th key={name} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {trend.map(part => (
            <tr key={part.from}>
              <th scope="row">{partLabel(part)}</th>
              {figures.map(({ name }) => (
                <td key={name}>{part[name]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
