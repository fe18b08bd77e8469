import Typography from '@mui/material/Typography'
import { memo } from 'react'
import { money } from '#domain/formats'
import { CellFigure } from '../../../components/figures/CellFigure.tsx'
import type { PadTooling } from '../estimate/toolingPart.ts'
import { PlainTable } from './PlainTable.tsx'

/** What stereos and forme cost; the customer's price can be another on the quote. */
export const ToolingTable = memo(function ToolingTable({ tooling }: { readonly tooling: PadTooling }) {
  if (tooling.rows.length === 0)
    return (
      <Typography variant="body2" color="textSecondary" sx={{ px: 1.25, py: 0.5 }}>
        No stereos and no forme: nothing is printed on the board, and nothing is die-cut.
      </Typography>
    )
  const traceOf = (type: string) => (type === 'Forme' ? tooling.forme : tooling.stereo)?.trace ?? []
  return (
    <PlainTable>
      <thead>
        <tr>
          <th scope="col" data-text>
            Tooling
          </th>
          <th scope="col">Calculated</th>
          <th scope="col">To the customer</th>
        </tr>
      </thead>
      <tbody>
        {tooling.rows.map(row => (
          <tr key={row.type}>
            <th scope="row">{row.type}</th>
            <td>
              <CellFigure title={row.type} value={money(row.calculatedCost)} trace={traceOf(row.type)} />
            </td>
            <td>{money(row.customerCost)}</td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  )
})
