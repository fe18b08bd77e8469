import Skeleton from '@mui/material/Skeleton'
import { workflowBuilder } from '#contract/workflow-builder'
import { useCall } from '../../../dataProvider/index.ts'
import { ByNumber } from '../../../layout/errors/ByNumber.tsx'
import { LoadFailure } from '../../../layout/errors/LoadFailure.tsx'
import { Page } from '../../../layout/Page.tsx'
import { TemplateEditor } from './template/TemplateEditor.tsx'

const list = '/admin/workflow/templates'

/** `/admin/workflow/templates/:id`: one version of a template. */
export default function TemplatePage() {
  return (
    <ByNumber
      what="workflow template"
      remedy="A template is found in the list of workflow templates."
      to={list}
      toLabel="Workflow templates"
    >
      {id => <OneTemplate id={id} />}
    </ByNumber>
  )
}

function OneTemplate({ id }: { readonly id: number }) {
  const { data, error, isFetching, refetch } = useCall(
    workflowBuilder.template,
    { params: { id } },
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
