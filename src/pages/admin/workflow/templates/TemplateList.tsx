import AddIcon from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { useRef, useState } from 'react'
import { DataTable, ListBase, useListContext } from 'react-admin'
import type { WorkflowTemplateRow } from '#contract/workflow-builder'
import { EmptyList } from '../../../../components/list/EmptyList.tsx'
import { KeyedBody } from '../../../../components/list/keys/KeyedBody.tsx'
import { useListKeys } from '../../../../components/list/keys/useListKeys.ts'
import { ListBody } from '../../../../components/list/ListBody.tsx'
import { ListCount } from '../../../../components/list/ListCount.tsx'
import { reportedInList } from '../../../../components/list/reportedInList.ts'
import { TableRegion } from '../../../../components/list/TableRegion.tsx'
import { tableColumns } from '../../../../components/list/tableColumns.tsx'
import { Page } from '../../../../layout/Page.tsx'
import { workflowTemplates } from '../../../../resources/workflowTemplates/index.ts'
import { NewTemplateDialog } from './NewTemplateDialog.tsx'
import { TemplateToolbar } from './TemplateToolbar.tsx'
import { columnsKey, templateColumns, templatePath } from './templateColumns.tsx'

function NoTemplates() {
  const { setFilters, error } = useListContext<WorkflowTemplateRow>()
  if (error) {
    return (
      <EmptyList title="No workflow templates to show">
        The list could not be read; try again in a moment.
      </EmptyList>
    )
  }
  return (
    <EmptyList
      title="No workflow templates match"
      action={
        <Button size="small" onClick={() => setFilters({})}>
          Clear filters
        </Button>
      }
    >
      No version has these words, or this status.
    </EmptyList>
  )
}

/** Every version of every workflow template; a row opens it. */
export function TemplateList() {
  const [adding, setAdding] = useState(false)
  const region = useRef<HTMLDivElement>(null)
  const search = useRef<HTMLInputElement>(null)
  useListKeys({ region, search, onNew: () => setAdding(true) })
  return (
    <ListBase
      resource={workflowTemplates.name}
      perPage={25}
      sort={{ field: 'name', order: 'ASC' }}
      storeKey="workflowTemplates.list"
      queryOptions={{ ...reportedInList, refetchOnMount: 'always' }}
    >
      <Page
        fit
        title="Workflow Templates"
        beside={<ListCount />}
        actions={
          <Button
            size="small"
            variant="contained"
            startIcon={<AddIcon />}
            onClick={() => setAdding(true)}
            aria-keyshortcuts="n"
            title="n"
          >
            New template
          </Button>
        }
      >
        <TemplateToolbar search={search} />
        <ListBody label="Workflow templates" empty={<NoTemplates />} unread={<NoTemplates />}>
          <TableRegion ref={region} label="Workflow templates">
            <DataTable<WorkflowTemplateRow>
              storeKey={columnsKey}
              bulkActionButtons={false}
              body={KeyedBody}
              rowClick={id => templatePath(id)}
              aria-label="Workflow templates"
            >
              {tableColumns(templateColumns)}
            </DataTable>
          </TableRegion>
        </ListBody>
        {adding ? <NewTemplateDialog onClose={() => setAdding(false)} /> : null}
      </Page>
    </ListBase>
  )
}
