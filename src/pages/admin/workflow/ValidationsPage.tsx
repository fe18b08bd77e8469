import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useStore } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { workflowBuilder } from '#contract/workflow-builder'
import { EmptyList } from '../../../components/list/EmptyList.tsx'
import { ListProblem } from '../../../components/list/ListProblem.tsx'
import { ListSkeleton } from '../../../components/list/ListSkeleton.tsx'
import { PickInput } from '../../../components/master/PickInput.tsx'
import { useCall } from '../../../dataProvider/index.ts'
import { Page } from '../../../layout/Page.tsx'
import { statusWords } from './template/words.ts'
import { RuleList } from './validations/RuleList.tsx'

/** A failure is said at once, as by the lists of react-admin; a retry is for the person to ask for. */
const quiet = { meta: { quiet: true }, retry: false } as const

/** The tab that stands for all of them. */
const everyTab = 'all'

type Place = Readonly<Partial<Record<'template' | 'step' | 'tab', string>>>

const noPlace: Place = {}

/** `/admin/workflow/validations`: whether the fields of a tab are read-only or required at a step of a template. */
export default function ValidationsPage() {
  const [params, setParams] = useSearchParams()
  const [kept, setKept] = useStore<Place>('workflowValidations.place', noPlace)
  const asked = (name: keyof Place) => params.get(name) ?? kept[name]
  const templates = useCall(workflowBuilder.templates, { query: {} }, quiet)
  const tabs = useCall(workflowBuilder.tabs, {}, quiet)
  const shownTemplates = (templates.data ?? []).filter(row => row.status !== 'retired')
  const template =
    shownTemplates.find(row => String(row.id) === asked('template')) ??
    shownTemplates.find(row => row.status === 'draft') ??
    shownTemplates[0]
  const filter = JSON.stringify({ templateId: template?.id })
  const steps = useCall(
    workflowBuilder.templateSteps,
    { query: { filter } },
    { ...quiet, enabled: template !== undefined },
  )
  const step = steps.data?.find(row => row.stepCode === asked('step')) ?? steps.data?.[0]
  const tab = tabs.data?.find(row => String(row.id) === asked('tab')) ?? tabs.data?.[0]
  const isEveryTab = asked('tab') === everyTab
  const choose = (changes: Place) => {
    const place = {
      ...(template === undefined ? {} : { template: String(template.id) }),
      ...(step === undefined ? {} : { step: step.stepCode }),
      ...(tab === undefined ? {} : { tab: isEveryTab ? everyTab : String(tab.id) }),
      ...changes,
    }
    setKept(place)
    setParams(place, { replace: true })
  }
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
          value={isEveryTab ? everyTab : tab === undefined ? '' : String(tab.id)}
          choices={[
            { code: everyTab, label: 'All tabs' },
            ...(tabs.data ?? []).map(row => ({ code: String(row.id), label: `${row.id} ${row.label}` })),
          ]}
          onPick={chosen => choose({ tab: chosen })}
        />
      </Box>
      {template?.status === 'published' ? (
        <Alert severity="info" sx={{ mb: 1, py: 0 }}>
          This version is published and never changes: a rule you change here becomes part of the next
          version.
        </Alert>
      ) : null}
      {failed === undefined ? null : (
        <>
          <ListProblem error={failed.error} onRetry={() => void failed.refetch()} />
          <EmptyList title="No fields to show">The list could not be read; try again in a moment.</EmptyList>
        </>
      )}
      {failed === undefined && (step === undefined || tabs.data === undefined) ? (
        <ListSkeleton label="Workflow validations" rows={15} />
      ) : null}
      {step === undefined || tabs.data === undefined ? null : (
        <RuleList
          step={step}
          tabs={tabs.data}
          tabId={isEveryTab ? null : (tab?.id ?? null)}
          onDraft={draft => choose({ template: String(draft) })}
        />
      )}
    </Page>
  )
}
