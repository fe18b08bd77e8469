import type { CustomerSample } from '#contract/customer'
import { date, decimal } from '#domain/formats'
import { EmptyList } from '../../../components/list/EmptyList.tsx'
import { type ListColumn, plainColumn } from '../../../components/list/listColumn.ts'
import { RecordList } from './RecordList.tsx'

type Column = ListColumn<CustomerSample>
const column = (source: Column['source'], label: string, more: Partial<Column> = {}): Column => ({
  ...plainColumn<CustomerSample>(source, label),
  ...more,
})

const columns: readonly Column[] = [
  column('id', 'Request', { sortable: true }),
  column('reference', 'Item'),
  column('productDescription', 'Description'),
  column('status', 'Status', {
    sortable: true,
    text: ({ status, isUrgent }) => (isUrgent ? `${status}, urgent` : status),
  }),
  column('numberOfSamples', 'Samples', {
    align: 'right',
    text: ({ numberOfSamples }) => decimal(numberOfSamples, 0),
  }),
  column('boardGrade', 'Board', { text: ({ boardGrade }) => boardGrade || '–' }),
  column('deliveryDate', 'Wanted by', {
    sortable: true,
    text: ({ deliveryDate }) => date(deliveryDate) || '–',
  }),
  column('submittedAt', 'Asked for', {
    sortable: true,
    text: ({ submittedAt }) => date(submittedAt),
  }),
]

/** The samples asked for of a customer's items, the last first. */
export function CustomerSamples({ customerCode }: { readonly customerCode: string }) {
  return (
    <RecordList<CustomerSample>
      resource="customers/samples"
      label="Samples"
      filter={{ customerCode }}
      sort={{ field: 'id', order: 'DESC' }}
      columns={columns}
      empty={<EmptyList title="No sample was asked for yet">Samples are asked for on an item.</EmptyList>}
      pathOf={({ quoteItemId }) => `/qitem/${quoteItemId}`}
    />
  )
}
