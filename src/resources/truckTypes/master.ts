import { TruckTypeInput } from '#contract/config/truckTypeInput'
import type { TruckTypeMaster } from '#contract/trucks'
import { decimal } from '#domain/formats'
import { bulkActive } from '../../components/master/bulkActive.ts'
import { activeColumn, nameColumn, sortedColumn } from '../../components/master/columns.tsx'
import type { Master } from '../../components/master/master.ts'
import { ofResource } from '../../components/master/ofResource.ts'
import { truckTypes } from './index.ts'
import { labels } from './labels.ts'
import { TruckTypeInputs } from './TruckTypeInputs.tsx'

const measured = (source: 'length' | 'width' | 'height' | 'payloadKg', unit: string) => ({
  source,
  label: `${labels[source]}, ${unit}`,
  align: 'right' as const,
  sortable: true,
  text: (row: TruckTypeMaster) => (row[source] > 0 ? decimal(row[source], 0) : '—'),
})

/** The master of truck types. */
export const truckTypeMaster: Master<TruckTypeMaster, TruckTypeInput> = {
  ...ofResource(truckTypes),
  kind: 'truckType',
  one: 'truck type',
  search: 'Search code, name',
  sort: { field: 'code', order: 'ASC' },
  columns: [
    nameColumn('code', 'Code'),
    sortedColumn('name', 'Name'),
    measured('length', 'mm'),
    measured('width', 'mm'),
    measured('height', 'mm'),
    measured('payloadKg', 'kg'),
    activeColumn(),
  ],
  besideForm: ['code', 'name'],
  filters: [],
  bulk: [bulkActive()],
  schema: TruckTypeInput,
  empty: { code: '', name: '', length: 0, width: 0, height: 0, payloadKg: 0, isActive: true },
  valuesOf: ({ id: _, version: __, ...values }) => values,
  labels,
  fixed: ['code'],
  messages: { saved: 'Truck Type has been saved.', failed: 'Error saving Truck Type' },
  Inputs: TruckTypeInputs,
}
