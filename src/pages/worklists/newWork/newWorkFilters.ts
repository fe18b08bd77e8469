import { config } from '#contract/config'
import { orderStatuses, orderTypes } from '#domain/manualOrders'
import { referenceList } from '../../../components/list/referenceList.ts'
import { useCall } from '../../../dataProvider/index.ts'
import type { FilterField } from '../filters/filterField.ts'

interface Choice {
  readonly code: string
  readonly description: string
}

const none: readonly Choice[] = []
const statuses = orderStatuses.map(({ name }) => ({ code: name, description: name }))
const types = orderTypes.map(({ code, label }) => ({ code, description: label }))

const usePlants = () => useCall(config.plants, {}, referenceList).data ?? none
const useBusinessUnits = () => useCall(config.businessUnits, {}, referenceList).data ?? none

/** Filters of the new-work worklists. */
export const newWorkFilters: readonly FilterField[] = [
  {
    kind: 'codes',
    source: 'status',
    label: 'Status',
    all: 'All open statuses',
    storeKey: 'newWork.statuses',
    useChoices: () => statuses,
  },
  {
    kind: 'codes',
    source: 'orderType',
    label: 'Order type',
    all: 'All order types',
    storeKey: 'newWork.orderTypes',
    useChoices: () => types,
  },
  {
    kind: 'codes',
    source: 'plant',
    label: 'Plant',
    all: 'All plants',
    storeKey: 'newWork.plants',
    useChoices: usePlants,
    negatable: true,
  },
  {
    kind: 'codes',
    source: 'businessUnit',
    label: 'Business unit',
    all: 'All business units',
    storeKey: 'newWork.businessUnits',
    useChoices: useBusinessUnits,
    negatable: true,
  },
]
