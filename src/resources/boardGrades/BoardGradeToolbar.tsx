import type { RefObject } from 'react'
import { useListContext } from 'react-admin'
import { type BoardGrade, config } from '#contract/config'
import { ChoiceFilter } from '../../components/list/ChoiceFilter.tsx'
import { ListColumnsButton } from '../../components/list/columns/ListColumnsButton.tsx'
import { ListExport } from '../../components/list/export/ListExport.tsx'
import { ListToolbar } from '../../components/list/ListToolbar.tsx'
import { referenceList } from '../../components/list/referenceList.ts'
import { SearchBox } from '../../components/list/SearchBox.tsx'
import { useCall } from '../../dataProvider/index.ts'
import { boardGradeColumns, columnsKey } from './boardGradeColumns.tsx'

/** Search, flute and plant, columns and export. */
export function BoardGradeToolbar({ search }: { readonly search: RefObject<HTMLInputElement | null> }) {
  const { filterValues, setFilters } = useListContext<BoardGrade>()
  // A reference list that can't be read leaves its filter empty (specification 000 §8).
  const flutes = useCall(config.boardGradeFilters, {}, referenceList).data?.flutes ?? []
  const plants = useCall(config.plants, {}, referenceList).data ?? []
  return (
    <ListToolbar
      label="Filter board grades"
      tools={
        <>
          <ListColumnsButton columns={boardGradeColumns} storeKey={columnsKey} />
          <ListExport name="Board Grades" columns={boardGradeColumns} storeKey={columnsKey} />
        </>
      }
    >
      <SearchBox
        inputRef={search}
        label="Search code, description, make-up"
        value={String(filterValues.q ?? '')}
        onSearch={q => setFilters({ ...filterValues, q })}
        width={280}
      />
      <ChoiceFilter
        label="Flute"
        all="All flutes"
        choices={flutes.map(flute => ({ code: flute, description: `Flute ${flute}` }))}
        value={String(filterValues.flute ?? '')}
        onChange={flute => setFilters({ ...filterValues, flute })}
      />
      <ChoiceFilter
        label="Plant"
        all="All plants"
        choices={plants}
        value={String(filterValues.plantCode ?? '')}
        onChange={plantCode => setFilters({ ...filterValues, plantCode })}
      />
    </ListToolbar>
  )
}
