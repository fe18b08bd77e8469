import { RateInput } from '#contract/config/rateInput'
import type { RateMaster } from '#contract/rates'
import { rateKeyOf } from '#domain/estimating'
import { bulkActive } from '../../components/master/bulkActive.ts'
import { activeColumn, sortedColumn } from '../../components/master/columns.tsx'
import type { Master } from '../../components/master/master.ts'
import { ofResource } from '../../components/master/ofResource.ts'
import { usePlantChoices } from '../users/choices.ts'
import { rates } from './index.ts'
import { labels } from './labels.ts'
import { RateInputs } from './RateInputs.tsx'

const labelOf = (code: string): string => rateKeyOf(code)?.label ?? code
const written = ({ rate, value }: RateMaster): string =>
  value === null ? 'Not entered' : `${value} ${rateKeyOf(rate)?.unit ?? ''}`

/** The master of rates. */
export const rateMaster: Master<RateMaster, RateInput> = {
  ...ofResource(rates),
  nameOf: ({ rate }) => labelOf(rate),
  kind: 'rate',
  one: 'rate',
  search: 'Search rate',
  sort: { field: 'rate', order: 'ASC' },
  columns: [
    sortedColumn('rate', labels.rate, { text: ({ rate }) => labelOf(rate) }),
    sortedColumn('plantCode', labels.plantCode, { text: ({ plantCode }) => plantCode || 'Every plant' }),
    sortedColumn('value', labels.value, { align: 'right', text: written }),
    activeColumn(),
  ],
  besideForm: ['rate', 'plantCode', 'value'],
  filters: [{ source: 'plantCode', label: 'Plant', all: 'All plants', useChoices: usePlantChoices }],
  bulk: [bulkActive()],
  schema: RateInput,
  empty: { plantCode: '', rate: '', value: null, isActive: true },
  valuesOf: ({ id: _, version: __, ...values }) => values,
  labels,
  fixed: ['rate', 'plantCode'],
  show: (field, value) => (field === 'rate' ? labelOf(String(value)) : undefined),
  messages: { saved: 'Rate has been saved.', failed: 'Error saving Rate' },
  Inputs: RateInputs,
}
