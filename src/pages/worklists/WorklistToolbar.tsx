import KeyboardIcon from '@mui/icons-material/KeyboardOutlined'
import RefreshIcon from '@mui/icons-material/Refresh'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import type { ReactNode, RefObject } from 'react'
import { ListToolbar } from '../../components/list/ListToolbar.tsx'
import { SearchBox } from '../../components/list/SearchBox.tsx'
import type { FilterField } from './filters/filterField.ts'
import type { FilterValues } from './filters/filterValues.ts'
import { WorklistFilters } from './filters/WorklistFilters.tsx'

interface WorklistToolbarProps {
  readonly title: string
  readonly searchLabel: string
  readonly fields: readonly FilterField[]
  readonly values: FilterValues
  readonly onFilter: (change: Partial<FilterValues>) => void
  readonly onRefresh: () => void
  readonly onKeys: () => void
  readonly search: RefObject<HTMLInputElement | null>
  /** Stands with the filters and leads to another worklist. */
  readonly elsewhere: ReactNode
  /** Views, columns, export. */
  readonly children: ReactNode
}

/** What narrows the worklist, and what is done with the list as a whole. */
export function WorklistToolbar(props: WorklistToolbarProps) {
  const { title, searchLabel, fields, values, onFilter, onRefresh, onKeys, search, elsewhere, children } =
    props
  return (
    <ListToolbar
      label={`Filter ${title}`}
      tools={
        <>
          {children}
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
        label={searchLabel}
        value={values.q}
        onSearch={q => onFilter({ q })}
        inputRef={search}
        width={220}
      />
      <WorklistFilters fields={fields} values={values} onChange={onFilter} />
      {elsewhere}
    </ListToolbar>
  )
}
