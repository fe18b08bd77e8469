import { DataTable, useListContext } from 'react-admin'
import type { Ink } from '#contract/inks'
import { ChoiceFilter } from '../../components/list/ChoiceFilter.tsx'
import { ChoiceSwitch } from '../../components/list/ChoiceSwitch.tsx'
import { EmptyList } from '../../components/list/EmptyList.tsx'
import { KeyedBody } from '../../components/list/keys/KeyedBody.tsx'
import { ListBody } from '../../components/list/ListBody.tsx'
import { ListToolbar } from '../../components/list/ListToolbar.tsx'
import { SearchBox } from '../../components/list/SearchBox.tsx'
import { TableRegion } from '../../components/list/TableRegion.tsx'
import { tableColumns } from '../../components/list/tableColumns.tsx'
import { useInkGroupChoices } from '../inks/choices.ts'
import { inkMaster } from '../inks/master.tsx'
import { PickedInks } from './PickedInks.tsx'

const views = [
  { value: 'others', label: 'Add' },
  { value: 'kept', label: 'Remove' },
] as const

const shown = ['code', 'name', 'colour', 'process', 'groupName']
const columns = tableColumns(inkMaster.columns.filter(({ source }) => shown.includes(source)))

const nothing = <span hidden />

const style = { '& .MuiTableCell-paddingCheckbox': { width: 36, '& .MuiCheckbox-root': { p: 0.25 } } }

interface PickInksProps {
  readonly plantCode: string
  /** The inks that the plant keeps are shown; else those that it does not. */
  readonly isKept: boolean
  readonly onKept: (isKept: boolean) => void
}

/** The inks of the list around it, searched and ticked, to be added to a plant or removed from it. */
export function PickInks({ plantCode, isKept, onKept }: PickInksProps) {
  const { filterValues, setFilters } = useListContext<Ink>()
  const groups = useInkGroupChoices()
  const isFiltered = Object.values(filterValues).some(value => value !== '' && value !== undefined)
  const label = isKept ? `Inks that ${plantCode} keeps` : `Inks that ${plantCode} does not keep`
  return (
    <>
      <ListToolbar label="Filter inks of the plant" tools={null}>
        <ChoiceSwitch
          label="What to do with inks"
          choices={views}
          value={isKept ? 'kept' : 'others'}
          onChange={view => onKept(view === 'kept')}
        />
        <SearchBox
          label={inkMaster.search}
          value={String(filterValues.q ?? '')}
          onSearch={q => setFilters({ ...filterValues, q })}
          autoFocus
        />
        <ChoiceFilter
          label="Group"
          all="All groups"
          choices={groups}
          value={String(filterValues.groupId ?? '')}
          onChange={groupId => setFilters({ ...filterValues, groupId })}
        />
      </ListToolbar>
      <ListBody
        label={label}
        empty={
          <EmptyList title={isFiltered ? 'No inks match' : 'No inks to show'}>
            {isFiltered
              ? `No ink ${isKept ? 'that' : 'besides those that'} ${plantCode} keeps has these words and this group.`
              : isKept
                ? `${plantCode} keeps no inks.`
                : `${plantCode} keeps every ink in use.`}
          </EmptyList>
        }
        foot={<PickedInks plantCode={plantCode} isKept={isKept} />}
      >
        <TableRegion label={label} sx={style}>
          <DataTable<Ink>
            bulkActionButtons={nothing}
            bulkActionsToolbar={nothing}
            rowClick={false}
            body={KeyedBody}
            aria-label={label}
          >
            {columns}
          </DataTable>
        </TableRegion>
      </ListBody>
    </>
  )
}
