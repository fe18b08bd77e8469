import { MarginFloorInput } from '#contract/config/marginFloorInput'
import type { MarginFloor } from '#contract/marginFloors'
import { businessUnits, productGroups } from '#domain/quoteItem'
import { bulkActive } from '../../components/master/bulkActive.ts'
import { activeColumn, nameColumn, sortedColumn } from '../../components/master/columns.tsx'
import type { Master } from '../../components/master/master.ts'
import { ofResource } from '../../components/master/ofResource.ts'
import { marginFloors } from './index.ts'
import { labels } from './labels.ts'
import { MarginFloorInputs } from './MarginFloorInputs.tsx'

const labelOf = (all: readonly { readonly code: string; readonly label: string }[], code: string) =>
  all.find(each => each.code === code)?.label ?? 'All'

/** Who approves, each with from how far under the floor. */
const chain = (floor: MarginFloor) =>
  [
    floor.firstApproverName,
    floor.secondApprover === '' ? '' : `${floor.secondApproverName} from ${floor.secondFrom}`,
    floor.thirdApprover === '' ? '' : `${floor.thirdApproverName} from ${floor.thirdFrom}`,
  ]
    .filter(part => part !== '')
    .join(', ')

/** The master of margin floors. */
export const marginFloorMaster: Master<MarginFloor, MarginFloorInput> = {
  ...ofResource(marginFloors),
  kind: 'marginFloor',
  one: 'margin floor',
  search: 'Search name, business unit, product group, first approver',
  sort: { field: 'name', order: 'ASC' },
  columns: [
    nameColumn('name', labels.name),
    sortedColumn('businessUnit', labels.businessUnit, {
      text: row => labelOf(businessUnits, row.businessUnit),
    }),
    sortedColumn('productGroup', labels.productGroup, {
      text: row => labelOf(productGroups, row.productGroup),
    }),
    sortedColumn('floorPercent', `${labels.floorPercent}, %`, {
      align: 'right',
      text: row => row.floorPercent.toFixed(1),
    }),
    sortedColumn('firstApproverName', 'Approvers, from points under', { text: chain }),
    activeColumn(),
  ],
  besideForm: ['name', 'floorPercent'],
  filters: [],
  bulk: [bulkActive()],
  schema: MarginFloorInput,
  empty: {
    ...{ name: '', businessUnit: '', productGroup: '', floorPercent: 0, firstApprover: '' },
    ...{ secondApprover: '', secondFrom: 0, thirdApprover: '', thirdFrom: 0, isActive: true },
  },
  valuesOf: ({ id, version, firstApproverName, secondApproverName, thirdApproverName, ...values }) => values,
  labels,
  fixed: ['name'],
  messages: { saved: 'Margin Floor has been saved.', failed: 'Error saving Margin Floor' },
  Inputs: MarginFloorInputs,
}
