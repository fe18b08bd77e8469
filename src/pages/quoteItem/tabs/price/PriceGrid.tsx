import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import type { ClipboardEvent } from 'react'
import type { PriceDetail } from '#domain/quoteItem'
import { readNumber } from '../../../../components/costs/readNumber.ts'
import { visuallyHidden } from '../../../../layout/visuallyHidden.ts'
import { pastedTable } from '../../fields/pastedTable.ts'
import { PriceLine } from './PriceLine.tsx'
import type { PricingShown } from './usePricing.ts'

interface PriceGridProps {
  readonly pricing: PricingShown
  readonly isForAll: boolean
  readonly chosen: number
  readonly onChoose: (place: number) => void
}

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  minWidth: 790,
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: '0.8125rem',
  '& th, & td': { padding: '3px 5px', textAlign: 'right', whiteSpace: 'nowrap', fontWeight: 400 },
  '& thead th': { fontSize: '0.75rem', color: theme.palette.text.secondary, fontWeight: 600 },
  '& tbody tr': { borderTop: `1px solid ${theme.palette.divider}` },
  '& tr[data-chosen="true"]': { backgroundColor: theme.palette.action.hover },
  '& td[data-wrong="true"]': { color: theme.palette.error.main },
  '& input[type="radio"]': { accentColor: theme.palette.primary.main, margin: 0, verticalAlign: 'middle' },
}))

/** The columns, each with its width in pixels. */
const columns = [
  ['Quantity', 84],
  ['Min', 62],
  ['Max', 62],
  ['Cost', 76],
  ['Mark-up %', 72],
  ['Margin %', 72],
  ['Price', 84],
  ['Yield %', 58],
  ['Sell / t', 82],
  ['Order', 94],
] as const

/** What a pasted number in a column is given as. */
const patchOf = (cell: string, value: number): Partial<PriceDetail> => {
  if (cell === 'markUp') return { given: 'markUp', markUpPercent: value }
  if (cell === 'margin') return { given: 'margin', marginPercent: value }
  return cell === 'price' ? { given: 'price', price: value } : { priceQty: value }
}

/** Every break with its cost and its price. Mark-up, margin or price is given; the other two follow. */
export function PriceGrid({ pricing, isForAll, chosen, onChoose }: PriceGridProps) {
  const { details } = pricing.pricing
  const paste = (event: ClipboardEvent) => {
    const table = pastedTable(event.clipboardData.getData('text/plain'))
    const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-cell]') : null
    const row = cell?.closest<HTMLElement>('tr')
    if (pricing.readOnly || table === null || !cell || !row) return
    const values = table.map(([first = '']) => readNumber(first))
    if (values.some(value => value === null || Number.isNaN(value))) return
    event.preventDefault()
    pricing.fill(
      Number(row.dataset.place),
      values.map(value => patchOf(cell.dataset.cell ?? '', value ?? 0)),
    )
  }
  return (
    <Box sx={{ overflowX: 'auto' }} onPaste={paste}>
      <Table aria-label="Price breaks">
        <colgroup>
          <col style={{ width: 26 }} />
          {columns.map(([head, width]) => (
            <col key={head} style={{ width }} />
          ))}
          {pricing.readOnly ? null : <col style={{ width: 34 }} />}
        </colgroup>
        <thead>
          <tr>
            <th scope="col">
              <span style={visuallyHidden}>Costs shown</span>
            </th>
            {columns.map(([head]) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
            {pricing.readOnly ? null : <th scope="col" aria-label="Actions" />}
          </tr>
        </thead>
        <tbody>
          {details.map((detail, place) => (
            <PriceLine
              key={detail.key}
              place={place}
              detail={detail}
              pricing={pricing}
              keys={isForAll ? details.map(({ key }) => key) : [detail.key]}
              isChosen={place === chosen}
              onChoose={() => onChoose(place)}
            />
          ))}
        </tbody>
      </Table>
    </Box>
  )
}
