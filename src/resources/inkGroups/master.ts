import { InkGroupInput } from '#contract/config/inkInputs'
import type { InkGroup } from '#contract/inks'
import { decimal } from '#domain/formats'
import { text } from '#domain/messages'
import { bulkActive } from '../../components/master/bulkActive.ts'
import { activeColumn, nameColumn, sortedColumn } from '../../components/master/columns.tsx'
import type { Master } from '../../components/master/master.ts'
import { ofResource } from '../../components/master/ofResource.ts'
import { UploadInks } from '../inks/upload/UploadInks.tsx'
import { InkGroupInputs } from './InkGroupInputs.tsx'
import { InkGroupPanels } from './InkGroupPanels.tsx'
import { inkGroups } from './index.ts'

/** The master of ink groups. */
export const inkGroupMaster: Master<InkGroup, InkGroupInput> = {
  ...ofResource(inkGroups),
  kind: 'inkGroup',
  one: 'ink group',
  search: 'Search code, name',
  sort: { field: 'code', order: 'ASC' },
  columns: [
    nameColumn('code', 'Code'),
    sortedColumn('name', 'Name'),
    { source: 'inks', label: 'Inks', align: 'right', text: ({ inks }) => decimal(inks, 0) },
    activeColumn(),
  ],
  besideForm: ['code', 'name', 'inks'],
  filters: [],
  bulk: [bulkActive()],
  schema: InkGroupInput,
  empty: { code: '', name: '', isActive: true },
  valuesOf: ({ code, name, isActive }) => ({ code, name, isActive }),
  labels: { code: 'Code', name: 'Name', isActive: 'In use' },
  fixed: [],
  messages: { saved: text('inkGroupSaved'), failed: text('inkGroupSaveError') },
  Inputs: InkGroupInputs,
  Panels: InkGroupPanels,
  Tools: UploadInks,
}
