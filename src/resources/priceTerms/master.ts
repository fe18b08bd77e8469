import { PriceTermsInput } from '#contract/customer/priceTermsInput'
import type { PriceTerms } from '#contract/customerPriceTerms'
import { decimal } from '#domain/formats'
import { bulkActive } from '../../components/master/bulkActive.ts'
import { activeColumn, nameColumn, sortedColumn } from '../../components/master/columns.tsx'
import type { Master } from '../../components/master/master.ts'
import { ofResource } from '../../components/master/ofResource.ts'
import { priceTerms } from './index.ts'
import { labels } from './labels.ts'
import { PriceTermInputs } from './PriceTermInputs.tsx'
import { policyChoices } from './policyChoices.ts'

const breaksOf = (row: PriceTerms): string =>
  [row.priceBreak1, row.priceBreak2, row.priceBreak3, row.priceBreak4, row.priceBreak5]
    .filter(quantity => quantity !== null)
    .map(quantity => decimal(quantity, 0))
    .join(' · ')

const percent = (value: number | null): string => (value === null ? '–' : `${decimal(value, 2)} %`)

/** The master of what was agreed with customers about prices. */
export const priceTermMaster: Master<PriceTerms, PriceTermsInput> = {
  ...ofResource(priceTerms),
  kind: 'priceTerms',
  many: 'price terms',
  one: 'set of price terms',
  search: 'Search customer code, name',
  sort: { field: 'customerCode', order: 'ASC' },
  columns: [
    nameColumn('customerCode', labels.customerCode),
    sortedColumn('customerName', 'Name'),
    sortedColumn('priceVarPercent', labels.priceVarPercent, {
      align: 'right',
      text: row => percent(row.priceVarPercent),
    }),
    sortedColumn('pricingPolicy', labels.pricingPolicy, {
      text: row => policyChoices.find(({ code }) => code === row.pricingPolicy)?.label ?? '–',
    }),
    { source: 'priceBreak1', label: 'Price Breaks', text: row => breaksOf(row) || '–', leftOut: 'narrow' },
    activeColumn(),
  ],
  besideForm: ['customerCode', 'customerName'],
  filters: [],
  bulk: [bulkActive()],
  schema: PriceTermsInput,
  empty: {
    ...{ customerCode: '', priceVarPercent: null, pricingPolicy: '', pricingUom: null },
    ...{ pricingVarPercent: null, priceBreak1: null, priceBreak2: null, priceBreak3: null },
    ...{ priceBreak4: null, priceBreak5: null, isActive: true },
  },
  valuesOf: ({ id: _, version: __, customerName: ___, ...values }) => values,
  labels,
  fixed: ['customerCode'],
  messages: { saved: 'Price Terms has been saved.', failed: 'Error saving Price Terms' },
  Inputs: PriceTermInputs,
}
