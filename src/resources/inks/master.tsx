import Box from '@mui/material/Box'
import { config } from '#contract/config'
import { InkInput } from '#contract/config/inkInputs'
import type { Ink } from '#contract/inks'
import { type InkProcess, inkProcesses } from '#domain/inks'
import { text } from '#domain/messages'
import { bulkActive } from '../../components/master/bulkActive.ts'
import { activeColumn, codesColumn, nameColumn, sortedColumn } from '../../components/master/columns.tsx'
import type { BulkField, Master } from '../../components/master/master.ts'
import { ofResource } from '../../components/master/ofResource.ts'
import { usePlantChoices } from '../users/choices.ts'
import { useInkGroupChoices, useProcessChoices } from './choices.ts'
import { InkInputs } from './InkInputs.tsx'
import { InkPanels } from './InkPanels.tsx'
import { inks } from './index.ts'
import { Swatch } from './Swatch.tsx'
import { UploadInks } from './upload/UploadInks.tsx'

/** Lets a plant keep many inks, or keep them no longer. */
const bulkPlants = (label: string, isAssigned: boolean): BulkField<InkInput> => ({
  label,
  useChoices: usePlantChoices,
  changeAll: (calls, ids, plant) =>
    calls.call(config.assignInks, { params: { plant }, body: { inkIds: ids.map(Number), isAssigned } }),
})

const processLabel = (code: unknown) => inkProcesses.find(process => process.code === code)?.label

/** The master of inks. */
export const inkMaster: Master<Ink, InkInput> = {
  ...ofResource(inks),
  kind: 'ink',
  one: 'ink',
  search: 'Search code, name, vendor, colour',
  sort: { field: 'code', order: 'ASC' },
  columns: [
    nameColumn('code', 'Code'),
    sortedColumn('name', 'Name'),
    sortedColumn('colour', 'Colour', {
      show: ({ colour }) => (
        <Box
          component="span"
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, verticalAlign: 'middle' }}
        >
          <Swatch colour={colour} />
          {colour}
        </Box>
      ),
    }),
    sortedColumn('process', 'Process', { text: ({ process }) => processLabel(process) ?? process }),
    { source: 'groupName', label: 'Group', text: ({ groupName }) => groupName },
    sortedColumn('vendor', 'Vendor', { leftOut: 'narrow' }),
    codesColumn('plants', 'Plants', { leftOut: 'narrow' }),
    activeColumn(),
  ],
  besideForm: ['code', 'name', 'colour'],
  filters: [
    { source: 'groupId', label: 'Group', all: 'All groups', useChoices: useInkGroupChoices },
    { source: 'process', label: 'Process', all: 'All processes', useChoices: useProcessChoices },
    { source: 'plantCode', label: 'Plant', all: 'All plants', useChoices: usePlantChoices },
  ],
  bulk: [
    bulkActive(),
    {
      label: 'Group',
      useChoices: useInkGroupChoices,
      apply: (values, id) => ({ ...values, groupId: Number(id) }),
    },
    {
      label: 'Process',
      useChoices: useProcessChoices,
      apply: (values, code) => ({ ...values, process: code as InkProcess }),
    },
    bulkPlants('Keep at', true),
    bulkPlants('Keep no longer at', false),
  ],
  schema: InkInput,
  empty: {
    code: '',
    name: '',
    colour: '',
    process: 'FLEXO',
    groupId: 0,
    vendor: '',
    isActive: true,
  },
  valuesOf: ({ code, name, colour, process, groupId, vendor, isActive }) => ({
    ...{ code, name, colour, process, groupId, vendor, isActive },
  }),
  labels: {
    code: 'Code',
    name: 'Name',
    colour: 'Colour',
    process: 'Process',
    groupId: 'Group',
    vendor: 'Vendor',
    isActive: 'In use',
  },
  show: (field, value) => (field === 'process' ? processLabel(value) : undefined),
  fixed: [],
  messages: { saved: text('inkSaved'), failed: text('inkSaveError') },
  Inputs: InkInputs,
  Panels: InkPanels,
  Tools: UploadInks,
}
