import Box from '@mui/material/Box'
import { StepDrawings } from '../drawings/StepDrawings.tsx'
import { CorrugatorFields } from './CorrugatorFields.tsx'
import { CreaseRows } from './CreaseRows.tsx'
import { FormeFields } from './FormeFields.tsx'
import { StepFields } from './StepFields.tsx'
import type { StepProps } from './stepProps.ts'

/** Operations whose step presses creases, one distance after the other. */
const creasing: readonly string[] = ['CORR', 'FFG', 'SLOT', 'SLITTER']

/** Everything of the step that is open, and what it looks like. */
export function StepPanel({ route, step, index }: StepProps) {
  const { operation } = step
  const isMade = operation !== 'DESPATCH' && operation !== ''
  return (
    <Box
      role="tabpanel"
      id="design-step"
      aria-labelledby={`step-${step.key}`}
      sx={{
        display: 'grid',
        gap: 1.5,
        mt: 1.5,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
      }}
    >
      <Box sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
        <StepFields route={route} step={step} index={index} />
        {operation === 'CORR' ? <CorrugatorFields step={step} index={index} /> : null}
        {operation === 'DIECUT' ? <FormeFields index={index} /> : null}
        {creasing.includes(operation) || step.stepCreases.length > 0 ? (
          <CreaseRows step={step} index={index} />
        ) : null}
      </Box>
      {isMade ? <StepDrawings step={step} /> : null}
    </Box>
  )
}
