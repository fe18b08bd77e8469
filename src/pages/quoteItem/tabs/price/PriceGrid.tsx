import { money } from '#domain/formats'
import type { PriceDetail } from '#domain/quoteItem'
import { useItemRules } from '../../draft/rules/useItemRules.ts'
import { untilNowColumn } from '../../lastSold/untilNowColumn.tsx'
import type { LastSoldShown } from '../../lastSold/useLastSold.ts'
import { BreakGrid } from './grid/BreakGrid.tsx'
import type { BreakColumn } from './grid/breakColumn.ts'
import {
  breakName,
  orderColumn,
  priceColumns,
  quantityColumns,
  type SoldGrid,
  shownNumber,
} from './grid/soldColumns.tsx'
import type { PricingShown } from './usePricing.ts'

interface PriceGridProps {
  readonly pricing: PricingShown
  readonly lastSold: LastSoldShown
  readonly isForAll: boolean
  readonly chosen: number
  readonly onChoose: (place: number) => void
}

const cost: BreakColumn<PriceDetail> = {
  key: 'cost',
  head: 'Cost',
  width: 76,
  said: ({ auditMessage: message }) => (message === '' ? undefined : { message, severity: 'error' }),
  cell: ({ cost: amount, auditMessage }) => {
    if (amount) return money(amount)
    return auditMessage === '' ? '—' : 'Audit failed'
  },
}

const board: readonly BreakColumn<PriceDetail>[] = [
  { key: 'yield', head: 'Yield %', width: 54, cell: ({ yieldPercent }) => shownNumber(yieldPercent, 1) },
  {
    key: 'tonne',
    head: 'Sell / t',
    width: 80,
    cell: ({ sellPerTonne }) => (sellPerTonne === null ? '—' : money(sellPerTonne)),
  },
]

/** Every break with its cost and its price. Mark-up, margin or price is given; the other two follow. */
export function PriceGrid({ pricing, lastSold: { moves }, isForAll, chosen, onChoose }: PriceGridProps) {
  const { details, pricingPolicy, pricingUom } = pricing.pricing
  const { readOnly } = pricing
  const findings = useItemRules(state => state.byName)
  const grid: SoldGrid = {
    pricingPolicy,
    pricingUom,
    readOnly,
    saidOf: (place, field) => findings[`pricing.details.${place}.${field}`],
    keysFor: key => (isForAll ? details.map(detail => detail.key) : [key]),
    set: pricing.set,
    order: pricing.order,
    unread: pricing.unread,
  }
  return (
    <BreakGrid<PriceDetail>
      list="pricing.details"
      rows={details}
      columns={[
        ...quantityColumns(grid),
        cost,
        ...priceColumns(grid),
        ...(moves === null ? [] : [untilNowColumn(moves)]),
        ...board,
        orderColumn(grid),
      ]}
      nameOf={breakName}
      choice={{ place: chosen, onChoose, head: 'costs shown below', verb: 'Show the costs of' }}
      most={pricing.most}
      onFill={readOnly ? undefined : pricing.fill}
      onRemove={readOnly ? undefined : pricing.remove}
    />
  )
}
