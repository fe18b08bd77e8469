import { styled } from '@mui/material/styles'
import { memo } from 'react'
import type { FoundPrice, PriceGiven } from '#domain/estimating'
import { visuallyHidden } from '../../../layout/visuallyHidden.ts'
import type { PadRanges } from '../estimate/minimumPart.ts'
import { sortedPlaces } from '../inputs/sortedBreaks.ts'
import type { PadBreak } from '../padInputs.ts'
import type { Shown } from '../shownEstimate.ts'
import { PriceRow } from './PriceRow.tsx'

interface PriceTableProps {
  readonly breaks: readonly PadBreak[]
  readonly ranges: PadRanges | null
  readonly prices: readonly Shown<FoundPrice>[]
  /** Percent; null: none is set. */
  readonly floor: number | null
  readonly chosen: number
  readonly onChoose: (place: number) => void
  readonly onGive: (place: number, given: PriceGiven, value: number | null) => void
}

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: '0.8125rem',
  '& th, & td': { padding: '2px 4px', textAlign: 'right', whiteSpace: 'nowrap', fontWeight: 400 },
  '& thead th': { fontSize: '0.6875rem', color: theme.palette.text.secondary, fontWeight: 500 },
  '& tbody th': { fontWeight: 500, textAlign: 'left' },
  '& tbody th small': {
    marginLeft: 6,
    fontSize: '0.6875rem',
    fontWeight: 400,
    color: theme.palette.text.secondary,
  },
  '& tbody tr': { borderTop: `1px solid ${theme.palette.divider}` },
  '& tr[data-chosen="true"]': { backgroundColor: theme.palette.action.hover },
  // On a phone a row is two lines: what it costs and comes to, and below it what can be given, by name.
  '@container (max-width: 500px)': {
    '& colgroup, & thead': { display: 'none' },
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: '24px repeat(3, minmax(0, 1fr))',
      alignItems: 'center',
      padding: '4px 6px',
    },
    '& tbody td[data-given]': { gridRow: 2 },
    '& tbody td[data-given="markUp"]': { gridColumn: 2 },
    '& tbody td[data-given="margin"]': { gridColumn: 3 },
    '& tbody td[data-given="price"]': { gridColumn: 4 },
    '& tbody td[data-label]::before': {
      content: 'attr(data-label)',
      display: 'block',
      fontSize: '0.6875rem',
      color: theme.palette.text.secondary,
    },
  },
  '& input[type="radio"]': { accentColor: theme.palette.primary.main, margin: 0, verticalAlign: 'middle' },
}))

/** The breaks as they are read: the smallest quantity first, also while one is typed. */
const inOrder = (breaks: readonly PadBreak[]) =>
  sortedPlaces(breaks).flatMap(place => {
    const entered = breaks[place]
    return entered === undefined ? [] : [{ entered, place }]
  })

/** Every quantity with its cost and its price. */
export const PriceTable = memo(function PriceTable(props: PriceTableProps) {
  const { breaks, ranges, prices, floor, chosen, onChoose, onGive } = props
  return (
    <Table>
      <colgroup>
        <col style={{ width: 24 }} />
        <col />
        <col style={{ width: 78 }} />
        <col style={{ width: 72 }} />
        <col style={{ width: 66 }} />
        <col style={{ width: 78 }} />
        <col style={{ width: 84 }} />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">
            <span style={visuallyHidden}>Costs shown</span>
          </th>
          <th scope="col" style={{ textAlign: 'left' }}>
            Quantity
          </th>
          <th scope="col">Cost</th>
          <th scope="col">Mark-up %</th>
          <th scope="col">Margin %</th>
          <th scope="col">Price</th>
          <th scope="col">Order</th>
        </tr>
      </thead>
      <tbody>
        {inOrder(breaks).map(({ entered, place }, at) => (
          <PriceRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a row stays where it is while its quantity is put in order.
            key={at}
            place={place}
            entered={entered}
            range={ranges?.breaks.find(({ priceQty }) => priceQty === entered.quantity)}
            price={prices[place]}
            floor={floor}
            isChosen={place === chosen}
            onChoose={onChoose}
            onGive={onGive}
          />
        ))}
      </tbody>
    </Table>
  )
})
