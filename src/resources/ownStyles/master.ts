import { OwnStyleInput } from '#contract/config/ownStyleInput'
import type { OwnStyleMaster } from '#contract/ownStyles'
import { styleGroups } from '#domain/boxGeometry'
import { bulkActive } from '../../components/master/bulkActive.ts'
import { activeColumn, nameColumn, sortedColumn } from '../../components/master/columns.tsx'
import type { Master } from '../../components/master/master.ts'
import { ofResource } from '../../components/master/ofResource.ts'
import { ownStyles } from './index.ts'
import { labels } from './labels.ts'
import { OwnStyleInputs } from './OwnStyleInputs.tsx'

/** The master of the company's own styles. */
export const ownStyleMaster: Master<OwnStyleMaster, OwnStyleInput> = {
  ...ofResource(ownStyles),
  kind: 'ownStyle',
  one: 'style',
  search: 'Search code, name',
  sort: { field: 'code', order: 'ASC' },
  columns: [
    nameColumn('code', 'Code'),
    sortedColumn('name', 'Name'),
    sortedColumn('family', 'Family'),
    {
      source: 'group',
      label: labels.group,
      sortable: true,
      text: ({ group }: OwnStyleMaster) => styleGroups[group],
    },
    activeColumn(),
  ],
  besideForm: ['code', 'name'],
  filters: [],
  bulk: [bulkActive()],
  schema: OwnStyleInput,
  empty: { code: '', name: '', family: '04', group: 'tray', isGlued: false, geometry: '', isActive: true },
  valuesOf: ({ id: _, version: __, ...values }) => values,
  labels,
  fixed: ['code'],
  show: (field, value) => (field === 'group' ? styleGroups[value as keyof typeof styleGroups] : undefined),
  messages: { saved: 'Style has been saved.', failed: 'Error saving Style' },
  formWidth: '72%',
  Inputs: OwnStyleInputs,
}
