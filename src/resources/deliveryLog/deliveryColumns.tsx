import type { Delivery } from '#contract/messaging'
import { dateTime } from '#domain/formats'
import { type ListColumn, plainColumn } from '../../components/list/listColumn.ts'
import { DeliveryState } from './DeliveryState.tsx'

type Column = ListColumn<Delivery>

const column = (source: Column['source'], label: string, more: Partial<Column> = {}): Column => ({
  ...plainColumn<Delivery>(source, label),
  ...more,
})

const when = (value: string | null): string => (value === null ? '' : dateTime(value))

/** Store key of the columns chosen. */
export const columnsKey = 'deliveryLog.columns'

/** Columns of the delivery log. */
export const deliveryColumns: readonly Column[] = [
  column('delivery', 'State', {
    sortable: true,
    width: 104,
    show: ({ delivery }) => <DeliveryState state={delivery} />,
  }),
  column('at', 'Written', { sortable: true, text: ({ at }) => when(at) }),
  column('reference', 'Quote item'),
  column('recipient', 'Recipient', { sortable: true }),
  column('subject', 'Subject', { sortable: true }),
  column('tries', 'Tries', { sortable: true, align: 'right' }),
  column('nextTryAt', 'Next try', { sortable: true, text: ({ nextTryAt }) => when(nextTryAt) }),
  column('sentAt', 'Sent', { sortable: true, text: ({ sentAt }) => when(sentAt) }),
  column('problem', 'Problem'),
  column('templateCode', 'Template', { sortable: true, leftOut: 'narrow' }),
  column('sentBy', 'Taken by', {
    leftOut: 'always',
    text: ({ sentBy }) => (sentBy === 'built-in' ? 'Outbox' : sentBy === 'smtp' ? 'Mail server' : ''),
  }),
]
