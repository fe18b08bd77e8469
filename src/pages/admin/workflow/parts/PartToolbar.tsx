import type { RefObject } from 'react'
import { useListContext } from 'react-admin'
import { ChoiceSwitch } from '../../../../components/list/ChoiceSwitch.tsx'
import { ListColumnsButton } from '../../../../components/list/columns/ListColumnsButton.tsx'
import { ListExport } from '../../../../components/list/export/ListExport.tsx'
import { ListToolbar } from '../../../../components/list/ListToolbar.tsx'
import { SearchBox } from '../../../../components/list/SearchBox.tsx'
import { FilterChoice } from '../../../../components/master/FilterChoice.tsx'
import { statuses } from '../templates/statuses.ts'
import type { Part, PartRow } from './part.ts'

interface PartToolbarProps<Row extends PartRow, Values> {
  readonly part: Part<Row, Values>
  /** Store key of the columns chosen. */
  readonly storeKey: string
  readonly search: RefObject<HTMLInputElement | null>
}

/** Search, status, filters, columns and export of a list of parts of templates. */
export function PartToolbar<Row extends PartRow, Values>({
  part,
  storeKey,
  search,
}: PartToolbarProps<Row, Values>) {
  const { filterValues, setFilters } = useListContext<Row>()
  return (
    <ListToolbar
      label={`Filter ${part.many}`}
      tools={
        <>
          <ListColumnsButton columns={part.columns} storeKey={storeKey} />
          <ListExport name={part.title} columns={part.columns} storeKey={storeKey} />
        </>
      }
    >
      <SearchBox
        inputRef={search}
        label={part.search}
        value={String(filterValues.q ?? '')}
        onSearch={q => setFilters({ ...filterValues, q })}
        width={220}
      />
      <ChoiceSwitch
        label="Status of templates shown"
        choices={statuses}
        value={statuses.find(status => status.value === filterValues.status)?.value ?? 'all'}
        onChange={status => setFilters({ ...filterValues, status: status === 'all' ? undefined : status })}
      />
      {part.filters.map(filter => (
        <FilterChoice key={filter.source} filter={filter} />
      ))}
    </ListToolbar>
  )
}
