import { OrderTypeInput } from '#contract/config/orderTypeInput'
import type { OrderTypeMaster } from '#contract/orderTypes'
import { decimal } from '#domain/formats'
import { bulkActive } from '../../components/master/bulkActive.ts'
import { activeColumn, nameColumn, sortedColumn } from '../../components/master/columns.tsx'
import type { Master } from '../../components/master/master.ts'
import { ofResource } from '../../components/master/ofResource.ts'
import { orderTypes } from './index.ts'
import { labels } from './labels.ts'
import { OrderTypeInputs } from './OrderTypeInputs.tsx'

/** The master of types of orders at vendors. */
export const orderTypeMaster: Master<OrderTypeMaster, OrderTypeInput> = {
  ...ofResource(orderTypes),
  kind: 'orderType',
  one: 'order type',
  search: 'Search code, name',
  sort: { field: 'sequence', order: 'ASC' },
  columns: [
    nameColumn('code', labels.code),
    sortedColumn('description', labels.description),
    sortedColumn('leadHours', `${labels.leadHours}, h`, {
      align: 'right',
      text: ({ leadHours }) => decimal(leadHours, 0),
    }),
    sortedColumn('sequence', labels.sequence, { align: 'right' }),
    activeColumn(),
  ],
  besideForm: ['code', 'description'],
  filters: [],
  bulk: [bulkActive()],
  schema: OrderTypeInput,
  empty: { code: 'FORME', description: '', leadHours: 24, sequence: 0, isActive: true },
  valuesOf: ({ id: _, version: __, ...values }) => values,
  labels,
  fixed: ['code'],
  messages: { saved: 'Order Type has been saved.', failed: 'Error saving Order Type' },
  Inputs: OrderTypeInputs,
}
