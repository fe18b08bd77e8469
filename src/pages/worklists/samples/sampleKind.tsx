import { config } from '#contract/config'
import { quoteWorklist } from '#contract/quote-worklist'
import type { SampleRow } from '#contract/samples'
import { date } from '#domain/formats'
import { defaultSampleStatuses, sampleStatuses } from '#domain/samples'
import { referenceList } from '../../../components/list/referenceList.ts'
import { useCall } from '../../../dataProvider/index.ts'
import { groupsOfSamples } from '../../../realtime/list/groupsOfWorklist.ts'
import { DueDay } from '../due/DueDay.tsx'
import type { FilterField } from '../filters/filterField.ts'
import type { WorklistKind } from '../worklistKind.ts'
import { SampleActions } from './SampleActions.tsx'
import { SampleBulkActions } from './SampleBulkActions.tsx'
import { SamplePreview } from './SamplePreview.tsx'
import { sampleColumns, sampleDueState, samplesChosenBy } from './sampleColumns.tsx'

const statuses = sampleStatuses.map(status => ({ code: status, description: status }))
const none: readonly { code: string; description: string }[] = []
const useBusinessUnits = () => useCall(config.businessUnits, {}, referenceList).data ?? none

const filters: readonly FilterField[] = [
  {
    kind: 'switch',
    source: 'isUrgent',
    label: 'Requests shown',
    address: 'urgent',
    choices: [
      { value: '', label: 'All' },
      { value: 'true', label: 'Urgent', asked: true },
    ],
    empty: { true: { title: 'Nothing is urgent', text: 'Requests that somebody marked urgent stand here.' } },
  },
  {
    kind: 'codes',
    source: 'status',
    label: 'Sample status',
    all: 'Open statuses',
    storeKey: 'samples.list',
    initial: defaultSampleStatuses,
    useChoices: () => statuses,
  },
  {
    kind: 'codes',
    source: 'businessUnit',
    label: 'Business unit',
    all: 'All business units',
    storeKey: 'samples.businessUnits',
    useChoices: useBusinessUnits,
    negatable: true,
  },
]

/** The sample worklist. */
export const sampleKind: WorklistKind<SampleRow> = {
  resource: 'samples',
  call: quoteWorklist.samples,
  columns: sampleColumns,
  first: samplesChosenBy,
  pinned: ['isLocked', 'reference'],
  settings: {
    columns: 'samples.columns',
    paging: 'samples.paging',
    operators: 'samples.operators',
    views: 'samples.views',
  },
  filters,
  liveGroups: groupsOfSamples,
  standingOf: ({ id, hashKey }) => ({ of: 'samples', id, hashKey }),
  pathOf: ({ quoteItemId }) => `/qitem/${quoteItemId}`,
  cardOf: row => ({
    name: `Sample ${row.id}`,
    customer: row.customerName,
    standing: row.sampleStatus,
    due: <DueDay state={sampleDueState(row)} due={row.deliveryDate} day={date(row.deliveryDate)} />,
  }),
  RowActions: SampleActions,
  actionWidth: 190,
  BulkActions: SampleBulkActions,
  Panel: SamplePreview,
  keys: [
    ['l', 'Lock, unlock'],
    ['m', 'Sample status'],
    ['p', 'Print labels'],
  ],
}

/** The same as a board, which shows as many as there can be at once. */
export const sampleBoardKind: WorklistKind<SampleRow> = {
  ...sampleKind,
  perPage: 100,
  settings: { ...sampleKind.settings, paging: 'samples.board.paging' },
}
