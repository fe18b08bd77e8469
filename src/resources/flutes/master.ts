import { FluteInput } from '#contract/config/fluteInput'
import type { FluteMaster } from '#contract/flutes'
import { bulkActive } from '../../components/master/bulkActive.ts'
import { activeColumn, nameColumn, sortedColumn } from '../../components/master/columns.tsx'
import type { Master } from '../../components/master/master.ts'
import { ofResource } from '../../components/master/ofResource.ts'
import { FluteInputs } from './FluteInputs.tsx'
import { flutes } from './index.ts'
import { labels } from './labels.ts'
import { oddHalves } from './oddHalves.ts'

const oddHalfLabel = (code: unknown) => oddHalves.find(each => each.code === code)?.label ?? String(code)
const right = { align: 'right' } as const

/** The master of flutes. */
export const fluteMaster: Master<FluteMaster, FluteInput> = {
  ...ofResource(flutes),
  kind: 'flute',
  one: 'flute',
  search: 'Search code, plant, where its figures come from',
  sort: { field: 'caliper', order: 'ASC' },
  columns: [
    nameColumn('code', labels.code),
    sortedColumn('plantCode', labels.plantCode, { text: ({ plantCode }) => plantCode || 'Every plant' }),
    sortedColumn('caliper', `${labels.caliper}, mm`, right),
    { source: 'takeUp', label: labels.takeUp, ...right, text: ({ takeUp }) => takeUp.join(' / ') },
    sortedColumn('lapWidth', `${labels.lapWidth}, mm`, right),
    sortedColumn('slot', `${labels.slot}, mm`, right),
    sortedColumn('oddHalf', labels.oddHalf, { text: ({ oddHalf }) => oddHalfLabel(oddHalf) }),
    { source: 'basis', label: labels.basis, text: ({ basis }) => basis, leftOut: 'narrow' },
    activeColumn(),
  ],
  besideForm: ['code', 'plantCode', 'caliper'],
  filters: [],
  bulk: [
    bulkActive(),
    {
      label: labels.oddHalf,
      useChoices: () => oddHalves.map(({ code, label }) => ({ code, description: label })),
      apply: (values, code) => ({ ...values, oddHalf: code === 'down' ? 'down' : 'up' }),
    },
  ],
  schema: FluteInput,
  empty: {
    ...{ plantCode: '', code: '', caliper: 0, takeUp: [1.4], fluteHeight: null, flutesPerMetre: null },
    ...{ panelAddsInside: [0, 0, 0, 0], panelAddsOutside: [0, 0, 0, 0], lapWidth: 30, slot: 7 },
    ...{ halfSlottedFlap: 0, halfSlottedDepth: 0, regularFlap: 0, regularDepth: 0 },
    ...{ fullOverlapFlap: 0, fullOverlapDepth: 0, oddHalf: 'up', basis: '', isActive: true },
  },
  valuesOf: ({ id: _, version: __, ...values }) => values,
  labels,
  show: (field, value) => {
    if (field === 'oddHalf') return oddHalfLabel(value)
    return Array.isArray(value) ? value.join(' / ') : undefined
  },
  fixed: ['code', 'plantCode'],
  messages: { saved: 'Flute has been saved.', failed: 'Error saving Flute' },
  Inputs: FluteInputs,
}
