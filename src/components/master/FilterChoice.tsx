import { useListContext } from 'react-admin'
import { ChoiceFilter } from '../list/ChoiceFilter.tsx'
import type { MasterFilter } from './master.ts'

/** A filter of the list around it by one code. */
export function FilterChoice({ filter }: { readonly filter: MasterFilter }) {
  const { filterValues, setFilters } = useListContext()
  const choices = filter.useChoices()
  return (
    <ChoiceFilter
      label={filter.label}
      all={filter.all}
      choices={choices}
      value={String(filterValues[filter.source] ?? '')}
      onChange={code => setFilters({ ...filterValues, [filter.source]: code })}
    />
  )
}
