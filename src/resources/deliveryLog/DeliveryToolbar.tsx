import RefreshIcon from '@mui/icons-material/Refresh'
import Button from '@mui/material/Button'
import type { RefObject } from 'react'
import { useListContext, useRefresh } from 'react-admin'
import type { Delivery } from '#contract/messaging'
import { ChoiceSwitch } from '../../components/list/ChoiceSwitch.tsx'
import { ListColumnsButton } from '../../components/list/columns/ListColumnsButton.tsx'
import { ListExport } from '../../components/list/export/ListExport.tsx'
import { ListToolbar } from '../../components/list/ListToolbar.tsx'
import { SearchBox } from '../../components/list/SearchBox.tsx'
import { columnsKey, deliveryColumns } from './deliveryColumns.tsx'

const states = [
  { value: 'all', label: 'All' },
  { value: 'Waiting', label: 'Waiting' },
  { value: 'Sent', label: 'Sent' },
  { value: 'Failed', label: 'Failed' },
] as const

/** Search, state, columns, export, and a look at what is new. */
export function DeliveryToolbar({ search }: { readonly search: RefObject<HTMLInputElement | null> }) {
  const { filterValues, setFilters } = useListContext<Delivery>()
  const refresh = useRefresh()
  return (
    <ListToolbar
      label="Filter delivery log"
      tools={
        <>
          <Button size="small" startIcon={<RefreshIcon />} onClick={refresh}>
            Refresh
          </Button>
          <ListColumnsButton columns={deliveryColumns} storeKey={columnsKey} />
          <ListExport name="Delivery Log" columns={deliveryColumns} storeKey={columnsKey} />
        </>
      }
    >
      <SearchBox
        inputRef={search}
        label="Search recipient, subject, template, item"
        value={String(filterValues.q ?? '')}
        onSearch={q => setFilters({ ...filterValues, q })}
        width={300}
      />
      <ChoiceSwitch
        label="State of messages shown"
        choices={states}
        value={states.find(state => state.value === filterValues.delivery)?.value ?? 'all'}
        onChange={state => setFilters({ ...filterValues, delivery: state === 'all' ? undefined : state })}
      />
    </ListToolbar>
  )
}
