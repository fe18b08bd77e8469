import Skeleton from '@mui/material/Skeleton'
import { useParams } from 'react-router-dom'
import { workflowBuilder } from '#contract/workflow-builder'
import { useCall } from '../../../dataProvider/index.ts'
import { LoadFailure } from '../../../layout/errors/LoadFailure.tsx'
import { Page } from '../../../layout/Page.tsx'
import { TemplateEditor } from './template/TemplateEditor.tsx'

const list = '/admin/workflow/templates'

/** `/admin/workflow/templates/:id`: one version of a template. */
export default function TemplatePage() {
  const { id = '' } = useParams()
  const { data, error, isFetching, refetch } = useCall(
    workflowBuilder.template,
    { params: { id: Number(id) } },
    { refetchOnMount: 'always', retry: false, meta: { quiet: true } },
  )
  if (data !== undefined) return <TemplateEditor key={data.template.id} detail={data} />
  return (
    <Page title="Workflow Template" breadcrumbs={[{ label: 'Workflow Templates', to: list }]}>
      {error === null ? (
        <Skeleton variant="rounded" height={320} />
      ) : (
        <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()} back={list} />
      )}
    </Page>
  )
}
