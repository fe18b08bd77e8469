import KeyboardIcon from '@mui/icons-material/KeyboardOutlined'
import RefreshIcon from '@mui/icons-material/Refresh'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import type { RefObject } from 'react'
import { config } from '#contract/config'
import type { WorklistRow } from '#contract/quote-worklist'
import { useCall } from '../../dataProvider/index.ts'
import { CodeFilter } from '../../resources/list/CodeFilter.tsx'
import { ColumnsButton } from '../../resources/list/ColumnsButton.tsx'
import { ExportButton } from '../../resources/list/ExportButton.tsx'
import { ListToolbar } from '../../resources/list/ListToolbar.tsx'
import type { ListColumn } from '../../resources/list/listColumn.ts'
import { referenceList } from '../../resources/list/referenceList.ts'
import { SearchBox } from '../../resources/list/SearchBox.tsx'
import type { WorklistFilter } from './filters.ts'
import { HoldSwitch } from './HoldSwitch.tsx'

interface WorklistToolbarProps {
  readonly title: string
  readonly columns: readonly ListColumn<WorklistRow>[]
  readonly storeKey: string
  readonly filter: WorklistFilter
  readonly onFilter: (change: Partial<WorklistFilter>) => void
  readonly onRefresh: () => void
  readonly onKeys: () => void
  readonly search: RefObject<HTMLInputElement | null>
}

/** What narrows the worklist, and what is done with the list as a whole. */
export function WorklistToolbar(props: WorklistToolbarProps) {
  const { title, columns, storeKey, filter, onFilter, onRefresh, onKeys, search } = props
  // A reference list that can't be read leaves its filter empty (specification 000 §8).
  const plants = useCall(config.plants, {}, referenceList).data ?? []
  const businessUnits = useCall(config.businessUnits, {}, referenceList).data ?? []
  return (
    <ListToolbar
      label={`Filter ${title}`}
      tools={
        <>
          <ColumnsButton columns={columns} storeKey={storeKey} fixed={1} />
          <ExportButton name={title} columns={columns} />
          <Tooltip title="Refresh">
            <IconButton size="small" aria-label="Refresh" onClick={onRefresh}>
              <RefreshIcon fontSize="small" />
            </IconButton>
          </Tooltip>
          <Tooltip title="Keys (?)">
            <IconButton size="small" aria-label="Keys" aria-keyshortcuts="?" onClick={onKeys}>
              <KeyboardIcon fontSize="small" />
            </IconButton>
          </Tooltip>
        </>
      }
    >
      <SearchBox
        label="Search"
        value={filter.q}
        onSearch={q => onFilter({ q })}
        inputRef={search}
        width={240}
      />
      <HoldSwitch isOnHold={filter.isOnHold} onChange={isOnHold => onFilter({ isOnHold })} />
      <CodeFilter
        label="Plant"
        all="All plants"
        choices={plants}
        value={filter.plant}
        onChange={plant => onFilter({ plant })}
      />
      <CodeFilter
        label="Business unit"
        all="All business units"
        choices={businessUnits}
        value={filter.businessUnit}
        onChange={businessUnit => onFilter({ businessUnit })}
      />
    </ListToolbar>
  )
}
