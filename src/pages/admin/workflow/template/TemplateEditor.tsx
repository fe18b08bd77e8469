import AddIcon from '@mui/icons-material/Add'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { WorkflowTemplateDetail } from '#contract/workflow-builder'
import { Panel } from '../../../../components/panel/Panel.tsx'
import { Page } from '../../../../layout/Page.tsx'
import { AddStepDialog } from './AddStepDialog.tsx'
import { ProblemList } from './ProblemList.tsx'
import { StatusChip } from './StatusChip.tsx'
import { StepEditor } from './StepEditor.tsx'
import { StepTable } from './StepTable.tsx'
import { TemplateActions } from './TemplateActions.tsx'
import { useTemplateEdits } from './useTemplateEdits.ts'

const TemplateGraph = lazy(() => import('./TemplateGraph.tsx'))

/** A template as a drawing and as a table, with the step that is chosen to edit in place. */
export function TemplateEditor({ detail }: { readonly detail: WorkflowTemplateDetail }) {
  const { template, steps } = detail
  const [params, setParams] = useSearchParams()
  const selected = params.get('step')
  const setSelected = (code: string) => setParams({ step: code }, { replace: true })
  const [drawnTo, setDrawnTo] = useState<string | null>(null)
  const [adding, setAdding] = useState(false)
  const edits = useTemplateEdits(template.id)
  const readOnly = template.status !== 'draft'
  const step = steps.find(({ stepCode }) => stepCode === selected) ?? steps[0]
  const choose = (stepCode: string) => {
    setSelected(stepCode)
    setDrawnTo(null)
  }
  return (
    <Page
      fit
      title={`${template.name} · version ${template.templateVersion}`}
      beside={<StatusChip status={template.status} />}
      breadcrumbs={[{ label: 'Workflow Templates', to: '/admin/workflow/templates' }]}
      actions={<TemplateActions detail={detail} edits={edits} />}
    >
      <Box
        sx={{
          flex: { xs: '0 0 auto', md: '1 1 0' },
          minHeight: 0,
          display: 'grid',
          // Below 900 pixels the page scrolls as a whole, the drawing above.
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            md: 'minmax(0, 3fr) minmax(0, 7fr)',
            lg: 'minmax(300px, 5fr) minmax(0, 7fr)',
          },
          gridTemplateRows: { xs: '360px auto', md: 'minmax(0, 1fr)' },
          gap: 1.5,
        }}
      >
        <Paper sx={{ minHeight: 0, overflow: 'hidden' }}>
          <Suspense fallback={<Skeleton variant="rectangular" height="100%" />}>
            <TemplateGraph
              detail={detail}
              selected={step?.stepCode ?? null}
              onSelect={choose}
              {...(readOnly
                ? {}
                : {
                    onConnect: (from: string, to: string) => {
                      setSelected(from)
                      setDrawnTo(to)
                    },
                  })}
            />
          </Suspense>
        </Paper>
        <Box sx={{ minHeight: 0, overflow: 'auto', display: 'grid', gap: 1.5, alignContent: 'start' }}>
          {readOnly ? (
            <Alert severity="info">
              {template.status === 'published' ? 'It is published' : 'It is retired'} and never changes;{' '}
              {template.openItems} open items follow it. What you change becomes the next version.
            </Alert>
          ) : (
            <ProblemList detail={detail} onGo={choose} />
          )}
          {step === undefined ? null : (
            <StepEditor
              key={step.stepCode}
              detail={detail}
              step={step}
              edits={edits}
              readOnly={readOnly}
              drawnTo={drawnTo}
            />
          )}
          <Panel
            title="Steps"
            beside={
              readOnly ? null : (
                <Button size="small" startIcon={<AddIcon />} onClick={() => setAdding(true)}>
                  Add step
                </Button>
              )
            }
          >
            <Box sx={{ overflowX: 'auto' }}>
              <StepTable detail={detail} selected={step?.stepCode ?? null} onSelect={choose} />
            </Box>
          </Panel>
        </Box>
      </Box>
      {adding ? (
        <AddStepDialog
          detail={detail}
          edits={edits}
          onClose={() => setAdding(false)}
          onAdded={code => {
            setAdding(false)
            choose(code)
          }}
        />
      ) : null}
    </Page>
  )
}
