import Box from '@mui/material/Box'
import { freeOperations } from '#domain/quoteItem'
import { useDesignLookup } from '../../../draft/facts/useDesignLookup.ts'
import { useDraftValues } from '../../../draft/useItemDraft.ts'
import { SectionField } from '../../../fields/SectionField.tsx'
import { fieldGrid } from './fieldGrid.ts'
import type { StepProps } from './stepProps.ts'
import { WorkCentreField } from './WorkCentreField.tsx'

/** Operation, work centre, sheet and what the run asks for. */
export function StepFields({ route, step, index }: StepProps) {
  const { data } = useDesignLookup(useDraftValues().product)
  const { operation } = step
  const others = route.steps.filter(({ key }) => key !== step.key)
  const operations = freeOperations(others, route.operations)
  const outside = (data?.outsideProcesses ?? []).filter(each => each.operation === operation)
  const path = `design.designSteps.${index}` as const
  const isMade = operation !== 'DESPATCH' && operation !== ''
  return (
    <Box sx={fieldGrid}>
      <SectionField
        path={`${path}.operation`}
        span={2}
        choices={operations.map(({ code, description }) => ({ code, label: `${code} ${description}` }))}
      />
      <WorkCentreField step={step} path={`${path}.workCentre`} />
      {isMade ? (
        <>
          <SectionField path={`${path}.sheetLength`} />
          <SectionField path={`${path}.sheetWidth`} />
          <SectionField path={`${path}.totalNumberUp`} />
        </>
      ) : null}
      {outside.length > 0 || step.stepOutsideProcess !== '' ? (
        <SectionField
          path={`${path}.stepOutsideProcess`}
          span={2}
          choices={outside.map(({ code, description, leadDays }) => ({
            code,
            label: leadDays > 0 ? `${description}, ${leadDays} days` : description,
          }))}
        />
      ) : null}
      {isMade ? (
        <>
          <SectionField path={`${path}.urgentPremium`} />
          <SectionField path={`${path}.moq`} />
          <SectionField path={`${path}.isClosedHere`} />
          <SectionField path={`${path}.isInvertedBundle`} />
          <SectionField path={`${path}.hasExtras`} />
        </>
      ) : null}
    </Box>
  )
}
