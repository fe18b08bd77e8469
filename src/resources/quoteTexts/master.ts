import type { QuoteTextMaster } from '#contract/report'
import { QuoteTextInput } from '#contract/report/quoteTextInput'
import { quoteTextKinds } from '#domain/quoteDocument'
import { businessUnits } from '#domain/quoteItem'
import { bulkActive } from '../../components/master/bulkActive.ts'
import { activeColumn, nameColumn, sortedColumn } from '../../components/master/columns.tsx'
import type { Master } from '../../components/master/master.ts'
import { ofResource } from '../../components/master/ofResource.ts'
import { nameIn, useKindChoices, useUnitChoices } from './choices.ts'
import { quoteTexts } from './index.ts'
import { labels } from './labels.ts'
import { QuoteTextInputs } from './QuoteTextInputs.tsx'

/** The master of what the letters of quotes say besides their items. */
export const quoteTextMaster: Master<QuoteTextMaster, QuoteTextInput> = {
  ...ofResource(quoteTexts),
  kind: 'quoteText',
  one: 'quote text',
  search: 'Search code, heading, text',
  sort: { field: 'code', order: 'ASC' },
  columns: [
    nameColumn('code', labels.code),
    sortedColumn('kind', labels.kind, { text: ({ kind }) => nameIn(quoteTextKinds, kind) }),
    sortedColumn('businessUnit', labels.businessUnit, {
      text: ({ businessUnit }) => (businessUnit === '' ? 'every' : nameIn(businessUnits, businessUnit)),
    }),
    sortedColumn('title', labels.title),
    sortedColumn('sequence', labels.sequence, { align: 'right' }),
    activeColumn(),
  ],
  besideForm: ['code', 'kind'],
  formWidth: '64%',
  filters: [
    { source: 'kind', label: labels.kind, all: 'All kinds', useChoices: useKindChoices },
    {
      source: 'businessUnit',
      label: labels.businessUnit,
      all: 'All business units',
      useChoices: useUnitChoices,
    },
  ],
  bulk: [bulkActive()],
  schema: QuoteTextInput,
  empty: { code: '', kind: 'TERMS', businessUnit: '', title: '', text: '', sequence: 100, isActive: true },
  valuesOf: ({ id: _, version: __, ...values }) => values,
  labels,
  fixed: ['code'],
  messages: { saved: 'Quote Text has been saved.', failed: 'Error saving Quote Text' },
  Inputs: QuoteTextInputs,
}
