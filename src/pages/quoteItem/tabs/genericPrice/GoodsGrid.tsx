import { money } from '#domain/formats'
import type { GenericDetail } from '#domain/quoteItem'
import { CellNumber } from '../../../../components/costs/CellNumber.tsx'
import { useItemRules } from '../../draft/rules/useItemRules.ts'
import { BreakGrid } from '../price/grid/BreakGrid.tsx'
import { type BreakColumn, wrongOf } from '../price/grid/breakColumn.ts'
import {
  breakName,
  orderColumn,
  priceColumns,
  quantityColumns,
  type SoldGrid,
  shownNumber,
} from '../price/grid/soldColumns.tsx'
import type { Goods } from './useGoods.ts'

interface GoodsGridProps {
  readonly goods: Goods
  readonly chosen: number
  readonly onChoose: (place: number) => void
}

/** Every break of bought goods: what the supplier and the freight cost, and what it is sold for. */
export function GoodsGrid({ goods, chosen, onChoose }: GoodsGridProps) {
  const { details, pricingPolicy, pricingUom } = goods.genericPricing
  const { readOnly } = goods
  const findings = useItemRules(state => state.byName)
  const grid: SoldGrid = {
    pricingPolicy,
    pricingUom,
    readOnly,
    saidOf: (place, field) => findings[`genericPricing.details.${place}.${field}`],
    keysFor: key => [key],
    set: goods.set,
    order: goods.order,
    unread: goods.unread,
  }
  const paid = (field: 'unitCost' | 'freight', head: string): BreakColumn<GenericDetail> => ({
    key: field,
    head,
    width: 80,
    said: (_, place) => grid.saidOf(place, field),
    pasted: value => ({ [field]: value }),
    cell: (row, place) =>
      readOnly ? (
        shownNumber(row[field], 2)
      ) : (
        <CellNumber
          label={`${head} of ${breakName(row, place)}`}
          value={row[field]}
          wrong={wrongOf(grid.saidOf(place, field))}
          isGiven={false}
          places={2}
          step={1}
          onChange={value => goods.set([row.key], { [field]: value })}
          unread={goods.unread.at(place, field)}
          onUnread={typed => goods.unread.set([row.key], field, typed)}
        />
      ),
  })
  const cost: BreakColumn<GenericDetail> = {
    key: 'cost',
    head: 'Cost',
    width: 76,
    cell: ({ cost: amount }) => (amount === null ? '—' : money(amount)),
  }
  return (
    <BreakGrid<GenericDetail>
      list="genericPricing.details"
      rows={details}
      columns={[
        ...quantityColumns(grid),
        paid('unitCost', 'Bought at'),
        paid('freight', 'Freight in'),
        cost,
        ...priceColumns(grid),
        orderColumn(grid),
      ]}
      nameOf={breakName}
      choice={{ place: chosen, onChoose, head: 'marked', verb: 'Mark' }}
      most={goods.most}
      onFill={readOnly ? undefined : goods.fill}
      onRemove={readOnly ? undefined : goods.remove}
    />
  )
}
