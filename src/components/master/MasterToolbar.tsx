import Tooltip from '@mui/material/Tooltip'
import type { RefObject } from 'react'
import { type RaRecord, useListContext } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { ChoiceSwitch } from '../list/ChoiceSwitch.tsx'
import { ListColumnsButton } from '../list/columns/ListColumnsButton.tsx'
import { ListExport } from '../list/export/ListExport.tsx'
import { ListToolbar } from '../list/ListToolbar.tsx'
import { SearchBox } from '../list/SearchBox.tsx'
import { FilterChoice } from './FilterChoice.tsx'
import { manyOf } from './manyOf.ts'
import type { Master, MasterRow } from './master.ts'

const states = [
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
  { value: 'all', label: 'All' },
] as const

const stateOf = (value: unknown) => states.find(state => state.value === value)?.value ?? 'active'

interface MasterToolbarProps<Row extends MasterRow & RaRecord, Values extends FieldValues> {
  readonly master: Master<Row, Values>
  readonly storeKey: string
  /** The form is open beside the list: only what narrows it stays. */
  readonly isBeside: boolean
  readonly search: RefObject<HTMLInputElement | null>
}

/** Search, filters, active or not, columns and export of a master's list. */
export function MasterToolbar<Row extends MasterRow & RaRecord, Values extends FieldValues>({
  master,
  storeKey,
  isBeside,
  search,
}: MasterToolbarProps<Row, Values>) {
  const { filterValues, setFilters } = useListContext<Row>()
  const tools = isBeside ? null : (
    <>
      <ListColumnsButton columns={master.columns} storeKey={storeKey} />
      <ListExport name={master.title} columns={master.columns} storeKey={storeKey} />
    </>
  )
  return (
    <ListToolbar label={`Filter ${manyOf(master)}`} tools={tools}>
      <Tooltip title="/" enterDelay={600} disableFocusListener placement="top">
        <span>
          <SearchBox
            label={master.search}
            value={String(filterValues.q ?? '')}
            onSearch={q => setFilters({ ...filterValues, q })}
            width={isBeside ? 200 : 260}
            {...(isBeside ? { shortLabel: 'Search' } : {})}
            inputRef={search}
          />
        </span>
      </Tooltip>
      <ChoiceSwitch
        label={`${master.title} shown`}
        choices={states}
        value={stateOf(filterValues.state)}
        onChange={state => setFilters({ ...filterValues, state })}
      />
      {isBeside ? null : master.filters.map(filter => <FilterChoice key={filter.source} filter={filter} />)}
    </ListToolbar>
  )
}
