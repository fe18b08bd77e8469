import Box from '@mui/material/Box'
import { workflow } from '#contract/workflow'
import { Panel } from '../../../../components/panel/Panel.tsx'
import { useCall } from '../../../../dataProvider/index.ts'
import { LoadFailure } from '../../../../layout/errors/LoadFailure.tsx'
import type { TabProps } from '../../tabs.ts'
import { OfferedList } from '../commentwf/OfferedList.tsx'
import { StepList } from './StepList.tsx'
import { WorkflowMap } from './WorkflowMap.tsx'

const columns = { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 3fr) minmax(0, 2fr)' }

/** The steps of the item's workflow as a map, where the item is on it, and why each action can or can't be taken. */
export default function WorkflowTab({ item }: TabProps) {
  const steps = useCall(workflow.steps, { query: { wfId: item.workflowId } })
  const details = useCall(workflow.details, { query: { workflowId: item.workflowId } })
  const failed = steps.error === null ? details : steps
  const actions = details.data?.details.actions ?? []
  const nameOf = (code: string | null) => steps.data?.find(step => step.code === code)?.name ?? ''

  return (
    <>
      {failed.error === null ? null : (
        <LoadFailure
          error={failed.error}
          retrying={failed.isFetching}
          onRetry={() => void failed.refetch()}
          back={`/quotes/${item.quoteId}`}
        />
      )}
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: columns }}>
        {steps.data === undefined ? null : (
          <>
            <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
              <WorkflowMap steps={steps.data} actions={actions} />
            </Box>
            <StepList steps={steps.data} />
          </>
        )}
        <Panel isDense title={`Actions at ${item.stepName}`}>
          <OfferedList actions={actions} targetOf={({ target }) => nameOf(target)} />
        </Panel>
      </Box>
    </>
  )
}
