import Box from '@mui/material/Box'
import { Panel } from '../../../../components/panel/Panel.tsx'
import type { OfferedAction } from '../../../../components/workflow/offeredAction.ts'
import type { StepState } from '../../../../components/workflow/StepStrip.tsx'
import { MapActions } from './MapActions.tsx'
import { boxHeight, boxWidth, mapLayout } from './mapLayout.ts'
import { StepBox } from './StepBox.tsx'

interface WorkflowMapProps {
  readonly steps: readonly StepState[]
  readonly actions: readonly OfferedAction[]
}

/** The steps in their order with the ways that lead from the present one. */
export function WorkflowMap({ steps, actions }: WorkflowMapProps) {
  const layout = mapLayout(steps, actions)
  return (
    <Panel isDense title="Workflow">
      <Box sx={{ overflowX: 'auto' }}>
        <svg
          role="img"
          aria-label={`Steps: ${steps.map(({ name, state }) => `${name} ${state}`).join(', ')}`}
          viewBox={`0 0 ${layout.width} ${layout.height}`}
          style={{ display: 'block', width: '100%', minWidth: layout.width * 0.65, maxWidth: layout.width }}
        >
          <MapActions layout={layout} />
          {layout.steps.map(({ step, x, y }) => (
            <StepBox key={step.code} step={step} x={x} y={y} width={boxWidth} height={boxHeight} />
          ))}
        </svg>
      </Box>
    </Panel>
  )
}
