import type { ReactNode, RefObject } from 'react'
import { ChoiceSwitch } from '../../components/list/ChoiceSwitch.tsx'
import { ListColumnsButton } from '../../components/list/columns/ListColumnsButton.tsx'
import { ListExport } from '../../components/list/export/ListExport.tsx'
import { ListToolbar } from '../../components/list/ListToolbar.tsx'
import { SearchBox } from '../../components/list/SearchBox.tsx'
import { catalogueColumns, columnsKey } from './catalogueColumns.tsx'
import { useCatalogueFilter } from './useCatalogueFilter.ts'

export type CatalogueView = 'cards' | 'table'

const views = [
  { value: 'cards', label: 'Cards' },
  { value: 'table', label: 'Table' },
] as const

interface CatalogueToolbarProps {
  readonly search: RefObject<HTMLInputElement | null>
  readonly view: CatalogueView
  readonly onView: (view: CatalogueView) => void
  /** Opens the filters where there is no room beside the list. */
  readonly filters: ReactNode
}

/** Search, the way the products are shown, columns and export. */
export function CatalogueToolbar({ search, view, onView, filters }: CatalogueToolbarProps) {
  const { filter, narrow } = useCatalogueFilter()
  return (
    <ListToolbar
      label="Search the catalogue"
      tools={
        <>
          {view === 'table' ? <ListColumnsButton columns={catalogueColumns} storeKey={columnsKey} /> : null}
          <ListExport name="Catalogue" columns={catalogueColumns} storeKey={columnsKey} />
          <ChoiceSwitch label="Show as" choices={views} value={view} onChange={onView} />
        </>
      }
    >
      <SearchBox
        inputRef={search}
        label="Search description, code, category"
        value={filter.q ?? ''}
        onSearch={q => narrow({ q })}
        width={280}
        autoFocus
      />
      {filters}
    </ListToolbar>
  )
}
