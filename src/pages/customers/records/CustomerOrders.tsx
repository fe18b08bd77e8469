import type { CustomerOrder } from '#contract/customer'
import { date, decimal } from '#domain/formats'
import { EmptyList } from '../../../components/list/EmptyList.tsx'
import { type ListColumn, plainColumn } from '../../../components/list/listColumn.ts'
import { amount, perUom } from '../../../resources/products/productWords.ts'
import { RecordList } from './RecordList.tsx'

type Column = ListColumn<CustomerOrder>
const column = (source: Column['source'], label: string, more: Partial<Column> = {}): Column => ({
  ...plainColumn<CustomerOrder>(source, label),
  ...more,
})

const columns: readonly Column[] = [
  column('orderedOn', 'Ordered', { sortable: true, text: ({ orderedOn }) => date(orderedOn) }),
  column('productCode', 'Code', { sortable: true }),
  column('description', 'Description', { sortable: true }),
  column('quantity', 'Quantity', {
    sortable: true,
    align: 'right',
    text: ({ quantity }) => decimal(quantity, 0),
  }),
  column('price', 'Price', {
    align: 'right',
    text: order => (order.price === null ? '–' : `${amount(order.price, order)} ${perUom(order)}`),
  }),
  column('customerPo', 'Purchase Order', { sortable: true, text: ({ customerPo }) => customerPo || '–' }),
  column('reference', 'Quoted as', { text: ({ reference }) => reference || '–' }),
  column('plantCode', 'Plant', { leftOut: 'narrow' }),
]

/** What a customer ordered of their products, the last first. */
export function CustomerOrders({ customerCode }: { readonly customerCode: string }) {
  return (
    <RecordList<CustomerOrder>
      resource="customers/orders"
      label="Orders"
      filter={{ customerCode }}
      sort={{ field: 'orderedOn', order: 'DESC' }}
      columns={columns}
      empty={<EmptyList title="Nothing was ordered yet">What is won becomes an order.</EmptyList>}
      pathOf={({ quoteItemId, reference }) =>
        quoteItemId === null || reference === '' ? null : `/qitem/${quoteItemId}`
      }
    />
  )
}
