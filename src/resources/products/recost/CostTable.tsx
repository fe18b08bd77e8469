import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { ProductCost } from '#contract/costing'
import { decimal, money, tidy } from '#domain/formats'
import { matchBreaks } from '#domain/pricingPolicies'

interface CostTableProps {
  /** null: it was not costed before. */
  readonly before: ProductCost | null
  readonly now: ProductCost
}

const changeOf = (before: number | undefined, now: number): string => {
  if (before === undefined || before === 0) return '–'
  const percent = ((now - before) / before) * 100
  return `${percent > 0 ? '+' : ''}${tidy(percent, 1)} %`
}

/** What a product costs now beside what it cost, by quoted units. Rule similar-price-breaks (001 §7). */
export function CostTable({ before, now }: CostTableProps) {
  const breaks = matchBreaks(now.details, before?.details ?? [])
  return (
    <Table size="small" aria-label="Cost, new beside old" sx={{ width: 'auto' }}>
      <TableHead>
        <TableRow>
          <TableCell align="right">Quantity</TableCell>
          <TableCell align="right">Old cost</TableCell>
          <TableCell align="right">New cost</TableCell>
          <TableCell align="right">Change</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {breaks.map(({ quoted, recosted: old }) => (
          <TableRow key={quoted.priceQty}>
            <TableCell align="right">{decimal(quoted.priceQty, 0)}</TableCell>
            <TableCell align="right">{old === null ? '–' : money(old.cost)}</TableCell>
            <TableCell align="right">{money(quoted.cost)}</TableCell>
            <TableCell align="right">{changeOf(old?.cost, quoted.cost)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
