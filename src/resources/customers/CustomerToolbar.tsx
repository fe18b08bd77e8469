import { useListContext } from 'react-admin'
import type { Customer } from '#contract/customer'
import { ChoiceSwitch } from '../../components/list/ChoiceSwitch.tsx'
import { ListColumnsButton } from '../../components/list/columns/ListColumnsButton.tsx'
import { ListExport } from '../../components/list/export/ListExport.tsx'
import { ListToolbar } from '../../components/list/ListToolbar.tsx'
import { SearchBox } from '../../components/list/SearchBox.tsx'
import { columnsKey, customerColumns } from './customerColumns.tsx'

const choices = [
  { value: '', label: 'All' },
  { value: 'TRADING', label: 'Trading' },
  { value: 'PROSPECT', label: 'Prospects' },
] as const

/** Search, trading or prospect, columns and export. */
export function CustomerToolbar() {
  const { filterValues, setFilters } = useListContext<Customer>()
  return (
    <ListToolbar
      label="Filter customers"
      tools={
        <>
          <ListColumnsButton columns={customerColumns} storeKey={columnsKey} />
          <ListExport name="Customers" columns={customerColumns} storeKey={columnsKey} />
        </>
      }
    >
      <SearchBox
        label="Search code, name, ABN, contact"
        value={String(filterValues.q ?? '')}
        onSearch={q => setFilters({ ...filterValues, q })}
        width={300}
        autoFocus
      />
      <ChoiceSwitch
        label="Customers shown"
        choices={choices}
        value={
          filterValues.status === 'TRADING' || filterValues.status === 'PROSPECT' ? filterValues.status : ''
        }
        onChange={status => setFilters({ ...filterValues, status })}
      />
    </ListToolbar>
  )
}
