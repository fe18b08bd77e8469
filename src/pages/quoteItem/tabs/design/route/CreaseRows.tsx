import Typography from '@mui/material/Typography'
import { creasesOf } from '#domain/quoteItem'
import { readable } from '../../../draft/readable.ts'
import { useDraftValues } from '../../../draft/useItemDraft.ts'
import { SectionRows } from '../../../fields/SectionRows.tsx'
import type { StepProps } from './stepProps.ts'

/** The distances from crease to crease, with their sum against the side of the sheet that they fill. */
export function CreaseRows({ step, index }: Pick<StepProps, 'step' | 'index'>) {
  const { additionalTrim } = useDraftValues().design
  const isAcross = step.operation === 'CORR'
  const size = (isAcross ? step.sheetWidth : step.sheetLength) ?? 0
  const trim = isAcross ? 0 : (additionalTrim ?? 0)
  const sum = creasesOf(readable(step)) + trim
  const isEven = step.stepCreases.length === 0 || sum === size
  return (
    <div>
      <SectionRows
        path={`design.designSteps.${index}.stepCreases`}
        rowWord="crease"
        title={isAcross ? 'Creases, across the sheet' : 'Creases, along the sheet'}
      />
      <Typography variant="caption" color={isEven ? 'textSecondary' : 'error'} role="status">
        {step.stepCreases.length === 0
          ? 'No creases.'
          : `Sum ${sum} mm${trim > 0 ? ` with ${trim} mm trim` : ''} of ${size} mm sheet ${isAcross ? 'width' : 'length'}`}
      </Typography>
    </div>
  )
}
