import AddIcon from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { useState } from 'react'
import { workflowBuilder } from '#contract/workflow-builder'
import { useCall } from '../../../dataProvider/index.ts'
import { LoadFailure } from '../../../layout/errors/LoadFailure.tsx'
import { Page } from '../../../layout/Page.tsx'
import { NewTemplateDialog } from './templates/NewTemplateDialog.tsx'
import { TemplateTable } from './templates/TemplateTable.tsx'

/** `/admin/workflow/templates`: every version of every workflow template. */
export default function TemplatesPage() {
  const [adding, setAdding] = useState(false)
  const { data, error, isFetching, refetch } = useCall(
    workflowBuilder.templates,
    { query: {} },
    { refetchOnMount: 'always', meta: { quiet: true } },
  )
  return (
    <Page
      fit
      title="Workflow Templates"
      actions={
        <Button variant="contained" startIcon={<AddIcon />} onClick={() => setAdding(true)}>
          New template
        </Button>
      }
    >
      {error === null ? null : (
        <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />
      )}
      {data === undefined && error === null ? <Skeleton variant="rounded" height={200} /> : null}
      {data === undefined ? null : <TemplateTable templates={data} />}
      {adding ? <NewTemplateDialog templates={data ?? []} onClose={() => setAdding(false)} /> : null}
    </Page>
  )
}
