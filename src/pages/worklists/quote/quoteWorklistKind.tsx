import { quoteWorklist, type WorklistRow } from '#contract/quote-worklist'
import { date } from '#domain/formats'
import { groupsOfCoordinator, groupsOfWorklist } from '../../../realtime/list/groupsOfWorklist.ts'
import { DueDay } from '../due/DueDay.tsx'
import type { WorklistKind } from '../worklistKind.ts'
import { BulkActions } from './actions/BulkActions.tsx'
import { RowActions } from './actions/RowActions.tsx'
import { ItemPreview } from './ItemPreview.tsx'
import { PlantPreview } from './plant/PlantPreview.tsx'
import { TicketAction } from './plant/TicketAction.tsx'
import { worklistColumns } from './quoteColumns.tsx'
import { plantFilters, quoteFilters } from './quoteFilters.ts'

const kind = (differs: Partial<WorklistKind<WorklistRow>> = {}): WorklistKind<WorklistRow> => ({
  resource: 'worklist',
  call: quoteWorklist.worklist,
  columns: worklistColumns.standard,
  pinned: ['reference'],
  // All quote worklists share what a person has arranged (specification 000 §3).
  settings: {
    columns: 'worklist.columns',
    paging: 'worklist.paging',
    operators: 'worklist.operators',
    views: 'worklist.views',
  },
  filters: quoteFilters,
  liveGroups: groupsOfWorklist,
  standingOf: ({ id, hashKey }) => ({ of: 'items', id, hashKey }),
  pathOf: ({ id }) => `/qitem/${id}`,
  cardOf: row => ({
    name: row.productDescription,
    customer: row.customerName,
    standing: row.currentStep,
    due: <DueDay state={row.dueState} due={row.customerDueDate} day={date(row.customerDueDate)} />,
  }),
  RowActions,
  actionWidth: 186,
  BulkActions,
  Panel: ItemPreview,
  keys: [
    ['a', 'Accept'],
    ['r', 'Release'],
    ['h', 'Put on hold, take off hold'],
    ['m', 'What else can be done'],
  ],
  ...differs,
})

const { BulkActions: _, liveGroups: __, ...readOnly } = kind()

/** What a plant makes: to be read, and printed. */
const plantKind: WorklistKind<WorklistRow> = {
  ...readOnly,
  call: quoteWorklist.plantItems,
  filters: plantFilters,
  RowActions: TicketAction,
  actionWidth: 108,
  Panel: PlantPreview,
  keys: [['t', 'Job ticket']],
}

/** The quote worklist, its full variant with item category and product code, the coordinator's and the plant's. */
export const quoteWorklistKinds = {
  standard: kind(),
  full: kind({ columns: worklistColumns.full }),
  coordinator: kind({ call: quoteWorklist.scaWorklist, liveGroups: groupsOfCoordinator }),
  plant: plantKind,
}
