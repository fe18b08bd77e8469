import { PlantInput } from '#contract/config/plantInputs'
import type { PlantMaster } from '#contract/plants'
import { decimal } from '#domain/formats'
import { text } from '#domain/messages'
import { businessUnitLabel } from '#domain/quoteItem'
import { bulkActive } from '../../components/master/bulkActive.ts'
import { activeColumn, codesColumn, nameColumn, sortedColumn } from '../../components/master/columns.tsx'
import type { Master } from '../../components/master/master.ts'
import { ofResource } from '../../components/master/ofResource.ts'
import { useBusinessUnitChoices, useStateChoices } from '../users/choices.ts'
import { plants } from './index.ts'
import { PlantInputs } from './PlantInputs.tsx'
import { PlantPanels } from './PlantPanels.tsx'
import { plantLabels } from './plantLabels.ts'

const abnOf = (abn: string) => abn.replace(/^(\d{2})(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4')

/** The master of plants. */
export const plantMaster: Master<PlantMaster, PlantInput> = {
  ...ofResource(plants),
  kind: 'plant',
  one: 'plant',
  search: 'Search code, name, city, ABN',
  sort: { field: 'code', order: 'ASC' },
  columns: [
    nameColumn('code', 'Code'),
    sortedColumn('description', 'Name'),
    sortedColumn('state', 'State'),
    sortedColumn('city', 'City', { leftOut: 'narrow' }),
    { source: 'phone', label: 'Phone', text: ({ phone }) => phone, leftOut: 'always' },
    sortedColumn('businessUnit', 'Business unit', {
      text: ({ businessUnit }) => businessUnitLabel(businessUnit),
    }),
    codesColumn('businessUnits', 'Works also for', { leftOut: 'narrow' }),
    sortedColumn('costCentreCode', 'Cost centre', { leftOut: 'narrow' }),
    sortedColumn('drawingPrefix', 'Drawing prefix', { leftOut: 'narrow' }),
    { source: 'abn', label: 'ABN', text: ({ abn }) => abnOf(abn), leftOut: 'narrow' },
    {
      source: 'workCentres',
      label: 'Work centres',
      align: 'right',
      text: ({ workCentres }) => String(workCentres),
    },
    { source: 'inks', label: 'Inks', align: 'right', text: ({ inks }) => decimal(inks, 0) },
    activeColumn(),
  ],
  besideForm: ['code', 'description', 'state'],
  filters: [
    { source: 'stateCode', label: 'State', all: 'All states', useChoices: useStateChoices },
    {
      source: 'businessUnit',
      label: 'Business unit',
      all: 'All business units',
      useChoices: useBusinessUnitChoices,
    },
  ],
  bulk: [bulkActive()],
  schema: PlantInput,
  empty: {
    code: '',
    description: '',
    drawingPrefix: '',
    abn: '',
    address: '',
    city: '',
    postCode: '',
    phone: '',
    state: '',
    businessUnit: '',
    businessUnits: [],
    costCentreCode: '',
    costCentres: [],
    isActive: true,
  },
  valuesOf: ({ id: _, version: __, inks: ___, workCentres: ____, ...values }) => values,
  labels: plantLabels,
  show: (field, value) =>
    field === 'costCentres' && Array.isArray(value)
      ? value.map(centre => `${centre.code} ${centre.description}`).join(', ') || '—'
      : undefined,
  fixed: ['code'],
  messages: { saved: text('plantSaved'), failed: text('plantSaveError') },
  Inputs: PlantInputs,
  Panels: PlantPanels,
}
