import Box from '@mui/material/Box'
import { useDesignLookup } from '../../../draft/facts/useDesignLookup.ts'
import { useDraftValues } from '../../../draft/useItemDraft.ts'
import { SectionField } from '../../../fields/SectionField.tsx'
import { SectionRows } from '../../../fields/SectionRows.tsx'
import { DeckleField } from './DeckleField.tsx'
import { fieldGrid } from './fieldGrid.ts'
import type { StepProps } from './stepProps.ts'

/** Deckle, scoring profile and settings of the corrugator. */
export function CorrugatorFields({ step, index }: Pick<StepProps, 'step' | 'index'>) {
  const { data } = useDesignLookup(useDraftValues().product)
  const path = `design.designSteps.${index}` as const
  const own = (data?.corrugatorProcesses ?? []).filter(({ workCentre }) => workCentre === step.workCentre)
  return (
    <>
      <Box sx={fieldGrid}>
        <DeckleField path={`${path}.paperDeckleWidth`} workCentre={step.workCentre} />
        <SectionField path={`${path}.stepScoringProfile`} span={2} />
        <SectionField path={`${path}.tapeQty`} />
        <SectionField path={`${path}.invertedSheet`} />
      </Box>
      <SectionRows
        path={`${path}.corrugatorProcesses`}
        rowWord="process"
        choices={{ process: own.map(({ code, description }) => ({ code, label: description })) }}
      />
      {(step.tapeQty ?? 0) > 0 || step.tapePositions.length > 0 ? (
        <SectionRows path={`${path}.tapePositions`} rowWord="tape position" />
      ) : null}
    </>
  )
}
