import type { RefObject } from 'react'
import { useListContext } from 'react-admin'
import type { WorkflowTemplateRow } from '#contract/workflow-builder'
import { ChoiceSwitch } from '../../../../components/list/ChoiceSwitch.tsx'
import { ListColumnsButton } from '../../../../components/list/columns/ListColumnsButton.tsx'
import { ListExport } from '../../../../components/list/export/ListExport.tsx'
import { ListToolbar } from '../../../../components/list/ListToolbar.tsx'
import { SearchBox } from '../../../../components/list/SearchBox.tsx'
import { statuses } from './statuses.ts'
import { columnsKey, templateColumns } from './templateColumns.tsx'

/** Search, status, columns and export of the workflow templates. */
export function TemplateToolbar({ search }: { readonly search: RefObject<HTMLInputElement | null> }) {
  const { filterValues, setFilters } = useListContext<WorkflowTemplateRow>()
  return (
    <ListToolbar
      label="Filter workflow templates"
      tools={
        <>
          <ListColumnsButton columns={templateColumns} storeKey={columnsKey} />
          <ListExport name="Workflow Templates" columns={templateColumns} storeKey={columnsKey} />
        </>
      }
    >
      <SearchBox
        inputRef={search}
        label="Search name, description"
        value={String(filterValues.q ?? '')}
        onSearch={q => setFilters({ ...filterValues, q })}
        width={260}
      />
      <ChoiceSwitch
        label="Status of templates shown"
        choices={statuses}
        value={statuses.find(status => status.value === filterValues.status)?.value ?? 'all'}
        onChange={status => setFilters({ ...filterValues, status: status === 'all' ? undefined : status })}
      />
    </ListToolbar>
  )
}
