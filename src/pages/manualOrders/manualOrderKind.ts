import type { NewWorkRow } from '#contract/newWork'
import { quoteNewWork } from '#contract/newWork'
import type { FilterField } from '../worklists/filters/filterField.ts'
import { newWorkFilters } from '../worklists/newWork/newWorkFilters.ts'
import { orderKind } from '../worklists/newWork/newWorkKind.tsx'
import type { WorklistKind } from '../worklists/worklistKind.ts'
import { ManualOrderActions } from './ManualOrderActions.tsx'
import { manualOrderColumns, manualOrderDue, manualOrdersChosenBy } from './manualOrderColumns.tsx'
import { manualOrderPath } from './manualOrderPaths.ts'

/** ALL and VENDOR (000 §4). */
const lists: FilterField = {
  kind: 'switch',
  source: 'list',
  label: 'Orders shown',
  address: 'list',
  choices: [
    { value: '', label: 'All' },
    { value: 'VENDOR', label: 'Vendor', asked: 'VENDOR' },
  ],
  empty: {
    VENDOR: { title: 'No order is with a vendor', text: 'Orders stand here until they are invoiced.' },
  },
}

const filters = newWorkFilters.map(field =>
  field.kind === 'codes'
    ? {
        ...field,
        storeKey: field.storeKey.replace('newWork.', 'manualOrders.'),
        ...(field.source === 'status' ? { all: 'All statuses' } : {}),
      }
    : field,
)

/** The manual order list (000 §2, §4). */
export const manualOrderKind: WorklistKind<NewWorkRow> = {
  ...orderKind,
  resource: 'manualOrders',
  call: quoteNewWork.manualOrders,
  columns: manualOrderColumns,
  first: manualOrdersChosenBy,
  pinned: ['id'],
  settings: {
    columns: 'manualOrders.columns',
    paging: 'manualOrders.paging',
    operators: 'manualOrders.operators',
    views: 'manualOrders.views',
  },
  filters: [lists, ...filters],
  pathOf: ({ id }) => manualOrderPath(id),
  cardOf: row => ({ ...orderKind.cardOf(row), due: manualOrderDue(row) }),
  RowActions: ManualOrderActions,
}
