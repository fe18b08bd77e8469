import Chip from '@mui/material/Chip'
import { DataTable, ListBase } from 'react-admin'
import type { RehearsalItem } from '#contract/rehearsals'
import { useLeftOut } from '../../../components/list/columns/useLeftOut.ts'
import { EmptyList } from '../../../components/list/EmptyList.tsx'
import { ListExport } from '../../../components/list/export/ListExport.tsx'
import { ListBody } from '../../../components/list/ListBody.tsx'
import { ListCount } from '../../../components/list/ListCount.tsx'
import { ListToolbar } from '../../../components/list/ListToolbar.tsx'
import { reportedInList } from '../../../components/list/reportedInList.ts'
import { SearchBox } from '../../../components/list/SearchBox.tsx'
import { TableRegion } from '../../../components/list/TableRegion.tsx'
import { tableColumns } from '../../../components/list/tableColumns.tsx'
import { Panel } from '../../../components/panel/Panel.tsx'
import { itemColumns } from './itemColumns.tsx'
import { type Narrowed, narrowedWords } from './narrowed.ts'

const storeKey = 'rehearsals/items.columns'

interface ItemsPanelProps {
  readonly id: number
  readonly name: string
  readonly runId: number
  readonly outcomes: Readonly<Record<string, number>>
  readonly narrowed: Narrowed
  readonly onNarrow: (narrowed: Narrowed) => void
  /** What is searched for: new prices are made of what is found. */
  readonly q: string
  readonly onSearch: (q: string) => void
}

/** The items of a run, what loses most first; a row leads to its item's Price tab. */
export function ItemsPanel({ id, name, runId, outcomes, narrowed, onNarrow, q, onSearch }: ItemsPanelProps) {
  const columns = itemColumns(Object.keys(outcomes).length > 0)
  const leftOut = useLeftOut(columns)
  const words = narrowedWords(narrowed)
  const filter = { rehearsalId: id, ...narrowed, ...(q === '' ? {} : { q }) }
  return (
    <ListBase
      // What new prices did to the lines is read when it has changed.
      key={JSON.stringify([runId, filter, outcomes])}
      resource="rehearsals/items"
      filter={filter}
      sort={{ field: 'lost', order: 'DESC' }}
      perPage={25}
      disableSyncWithLocation
      storeKey={false}
      queryOptions={reportedInList}
    >
      <Panel isDense title="Items" beside={<ListCount />}>
        <ListToolbar
          label="Filter items"
          tools={<ListExport name={`Rehearsal ${name}`} columns={columns} storeKey={storeKey} />}
        >
          <SearchBox label="Search customer, description, quote" value={q} onSearch={onSearch} width={280} />
          {words === '' ? null : <Chip size="small" label={words} onDelete={() => onNarrow({})} />}
        </ListToolbar>
        <ListBody
          label="Items of the run"
          empty={<EmptyList title="No item">The run has no item like this.</EmptyList>}
        >
          <TableRegion label="Items of the run" sx={{ '& tbody tr': { cursor: 'pointer' } }}>
            <DataTable<RehearsalItem>
              storeKey={storeKey}
              hiddenColumns={leftOut}
              bulkActionButtons={false}
              rowClick={itemId => `/qitem/${itemId}/price`}
              aria-label="Items of the run"
            >
              {tableColumns(columns)}
            </DataTable>
          </TableRegion>
        </ListBody>
      </Panel>
    </ListBase>
  )
}
