import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { Amount } from '#domain/dashboard'
import { type Currency, decimal } from '#domain/formats'
import { TableRegion } from '../../../components/list/TableRegion.tsx'
import type { MoneyAsked } from '../dashboardQuestion.ts'
import { FigureButton } from './FigureButton.tsx'
import type { MoneyPart } from './moneyParts.ts'
import { wholeMoney } from './wholeMoney.ts'

const amounts = [
  { key: 'quoted', label: 'Quoted' },
  { key: 'won', label: 'Won' },
  { key: 'pending', label: 'Pending' },
  { key: 'lost', label: 'Lost' },
] as const

const percent = (value: number | null | undefined): string => (value == null ? '' : `${decimal(value, 2)} %`)

interface MoneyTableProps {
  readonly label: string
  readonly parts: readonly MoneyPart[]
  readonly currency: Currency
  /** What is listed below; null: something else. */
  readonly chosen: MoneyAsked | null
  readonly onChoose: (asked: MoneyAsked) => void
}

const isSame = (one: MoneyAsked | null, other: MoneyAsked): boolean =>
  one !== null &&
  one.outcome === other.outcome &&
  one.currency === other.currency &&
  one.customerCode === other.customerCode &&
  one.productGroup === other.productGroup &&
  one.lostReason === other.lostReason

/** The money of each part in figures, each opening the list of its items. */
export function MoneyTable({ label, parts, currency, chosen, onChoose }: MoneyTableProps) {
  const isOfReasons = parts.every(part => part.quoted === undefined)
  const shown = isOfReasons ? amounts.slice(-1) : amounts
  const hasMargin = parts.some(part => part.marginPercent != null)
  const cell = ({ name, own }: MoneyPart, outcome: (typeof amounts)[number], amount: Amount | undefined) => {
    if (amount === undefined || amount.count === 0) return '–'
    const asked = { outcome: outcome.key, currency, ...own }
    return (
      <FigureButton
        label={`${outcome.label}, ${name}: ${wholeMoney(amount.value, currency)}, ${amount.count} items`}
        isChosen={isSame(chosen, asked)}
        onClick={() => onChoose(asked)}
      >
        {wholeMoney(amount.value, currency)}
      </FigureButton>
    )
  }
  return (
    <TableRegion label={label} busy={false}>
      <Table size="small" aria-label={label}>
        <TableHead>
          <TableRow>
            <TableCell>{isOfReasons ? 'Reason' : 'Name'}</TableCell>
            {shown.map(({ key, label: head }) => (
              <TableCell key={key} align="right">
                {head}
              </TableCell>
            ))}
            {isOfReasons ? (
              <TableCell align="right">Items</TableCell>
            ) : (
              <TableCell align="right">Win rate</TableCell>
            )}
            {hasMargin ? <TableCell align="right">Margin</TableCell> : null}
          </TableRow>
        </TableHead>
        <TableBody>
          {parts.map(part => (
            <TableRow key={part.code} hover>
              <TableCell component="th" scope="row">
                {part.name}
              </TableCell>
              {shown.map(outcome => (
                <TableCell key={outcome.key} align="right">
                  {cell(part, outcome, part[outcome.key])}
                </TableCell>
              ))}
              <TableCell align="right">{isOfReasons ? part.lost.count : percent(part.winRate)}</TableCell>
              {hasMargin ? <TableCell align="right">{percent(part.marginPercent)}</TableCell> : null}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableRegion>
  )
}
