import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useSearchParams } from 'react-router-dom'
import { workflowBuilder } from '#contract/workflow-builder'
import { useCall } from '../../../dataProvider/index.ts'
import { LoadFailure } from '../../../layout/errors/LoadFailure.tsx'
import { Page } from '../../../layout/Page.tsx'
import { PickInput } from '../../../resources/master/PickInput.tsx'
import { statusWords } from './template/words.ts'
import { RuleTable } from './validations/RuleTable.tsx'

const quiet = { meta: { quiet: true } }

/** `/admin/workflow/validations`: whether the fields of a tab are read-only or required at a step of a template. */
export default function ValidationsPage() {
  const [params, setParams] = useSearchParams()
  const templates = useCall(workflowBuilder.templates, { query: {} }, quiet)
  const tabs = useCall(workflowBuilder.tabs, {}, quiet)
  const shownTemplates = (templates.data ?? []).filter(row => row.status !== 'retired')
  const template =
    shownTemplates.find(row => String(row.id) === params.get('template')) ??
    shownTemplates.find(row => row.status === 'draft') ??
    shownTemplates[0]
  const filter = JSON.stringify({ templateId: template?.id })
  const steps = useCall(
    workflowBuilder.templateSteps,
    { query: { filter } },
    { ...quiet, enabled: template !== undefined },
  )
  const step = steps.data?.find(row => row.stepCode === params.get('step')) ?? steps.data?.[0]
  const tab = tabs.data?.find(row => String(row.id) === params.get('tab')) ?? tabs.data?.[0]
  const choose = (changes: Readonly<Record<string, string>>) =>
    setParams(
      {
        ...(template === undefined ? {} : { template: String(template.id) }),
        ...(step === undefined ? {} : { step: step.stepCode }),
        ...(tab === undefined ? {} : { tab: String(tab.id) }),
        ...changes,
      },
      { replace: true },
    )
  const failed = [templates, tabs, steps].find(query => query.error !== null)
  return (
    <Page fit title="Workflow Validations">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <PickInput
          label="Template"
          width={280}
          value={template === undefined ? '' : String(template.id)}
          choices={shownTemplates.map(row => ({
            code: String(row.id),
            label: `${row.name}, version ${row.templateVersion} (${statusWords[row.status]})`,
          }))}
          onPick={chosen => choose({ template: chosen })}
        />
        <PickInput
          label="Step"
          width={200}
          value={step?.stepCode ?? ''}
          choices={(steps.data ?? []).map(row => ({ code: row.stepCode, label: row.stepName }))}
          onPick={chosen => choose({ step: chosen })}
        />
        <PickInput
          label="Tab"
          width={200}
          value={tab === undefined ? '' : String(tab.id)}
          choices={(tabs.data ?? []).map(row => ({ code: String(row.id), label: `${row.id} ${row.label}` }))}
          onPick={chosen => choose({ tab: chosen })}
        />
      </Box>
      {template?.status === 'published' ? (
        <Alert severity="info" sx={{ mb: 1 }}>
          This version is published and never changes: a rule you change here becomes part of the next
          version.
        </Alert>
      ) : null}
      {failed?.error ? (
        <LoadFailure
          error={failed.error}
          retrying={failed.isFetching}
          onRetry={() => void failed.refetch()}
        />
      ) : null}
      {step === undefined || tab === undefined || template === undefined ? (
        <Skeleton variant="rounded" height={240} />
      ) : (
        <RuleTable
          templateId={template.id}
          step={step}
          tab={tab}
          onDraft={draft => choose({ template: String(draft) })}
        />
      )}
    </Page>
  )
}
