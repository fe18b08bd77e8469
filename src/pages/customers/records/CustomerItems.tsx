import Box from '@mui/material/Box'
import { useState } from 'react'
import type { CustomerItem } from '#contract/customer'
import { type Currency, currencies, date, decimal, moneyEach } from '#domain/formats'
import { ChoiceSwitch } from '../../../components/list/ChoiceSwitch.tsx'
import { EmptyList } from '../../../components/list/EmptyList.tsx'
import { type ListColumn, plainColumn } from '../../../components/list/listColumn.ts'
import { SearchBox } from '../../../components/list/SearchBox.tsx'
import { RecordList } from './RecordList.tsx'

type Column = ListColumn<CustomerItem>
const column = (source: Column['source'], label: string, more: Partial<Column> = {}): Column => ({
  ...plainColumn<CustomerItem>(source, label),
  ...more,
})
const currencyOf = (code: string): Currency => currencies.find(each => each === code) ?? 'AUD'
const dayText = (at: string | null) => (at === null ? '' : date(at))
const words = { open: 'Open', won: 'Won', closed: 'Closed' } as const

const columns: readonly Column[] = [
  column('reference', 'Item', { sortable: true }),
  column('productCode', 'Code', { sortable: true, text: ({ productCode }) => productCode || '–' }),
  column('productDescription', 'Description', { sortable: true }),
  column('standing', 'Stands', {
    text: ({ standing, stepName, wonAt }) =>
      standing === 'open'
        ? stepName
        : [words[standing], dayText(wonAt)].filter(part => part !== '').join(' '),
  }),
  column('assigneeName', 'With', { text: ({ assigneeName }) => assigneeName || '–', leftOut: 'narrow' }),
  column('customerDueDate', 'Due', {
    sortable: true,
    text: ({ customerDueDate }) => date(customerDueDate) || '–',
  }),
  column('orderQty', 'Quantity', {
    sortable: true,
    align: 'right',
    text: ({ orderQty }) => decimal(orderQty, 0) || '–',
  }),
  column('unitPrice', 'Unit Price', {
    sortable: true,
    align: 'right',
    text: ({ unitPrice, currencyCode }) => moneyEach(unitPrice, currencyOf(currencyCode)) || '–',
  }),
  column('dateInitiated', 'Begun', {
    sortable: true,
    text: ({ dateInitiated }) => dayText(dateInitiated),
    leftOut: 'narrow',
  }),
]

type Shown = CustomerItem['standing'] | 'all'

const choices = [
  { value: 'open', label: 'Open' },
  { value: 'won', label: 'Won' },
  { value: 'closed', label: 'Closed' },
  { value: 'all', label: 'All' },
] as const

/** The items of a customer's quotes: what is open, what was won, what was put away. */
export function CustomerItems({ customerCode }: { readonly customerCode: string }) {
  const [shown, setShown] = useState<Shown>('open')
  const [q, setSearch] = useState('')
  const filter = { customerCode, ...(shown === 'all' ? {} : { standing: shown }), ...(q === '' ? {} : { q }) }
  return (
    <>
      <Box role="search" aria-label="Filter items" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <SearchBox label="Search quote, code, description" value={q} onSearch={setSearch} />
        <ChoiceSwitch label="Items shown" choices={choices} value={shown} onChange={setShown} />
      </Box>
      <RecordList<CustomerItem>
        resource="customers/items"
        label="Items"
        filter={filter}
        sort={{ field: 'dateInitiated', order: 'DESC' }}
        columns={columns}
        empty={
          <EmptyList title={q === '' && shown === 'all' ? 'Nothing was quoted yet' : 'No item matches'}>
            {shown === 'all' ? 'Create Quote begins the first.' : 'Others may stand under All.'}
          </EmptyList>
        }
        pathOf={({ id }) => `/qitem/${id}`}
      />
    </>
  )
}
