import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type StepCandidate, stepCandidates } from '#domain/estimating'
import type { DesignStep } from '#domain/quoteItem'
import { useEngineMasters } from '../../../../../dataProvider/useEngineMasters.ts'
import { useDesignLookup } from '../../../draft/facts/useDesignLookup.ts'
import { readable } from '../../../draft/readable.ts'
import { useDraftValues } from '../../../draft/useItemDraft.ts'
import { SectionField } from '../../../fields/SectionField.tsx'

interface WorkCentreFieldProps {
  readonly step: DesignStep
  readonly path: `design.designSteps.${number}.workCentre`
}

const words = ({ code, description, plantCode, reasons }: StepCandidate): string => {
  const why = reasons.length === 0 ? '' : ` (not: ${reasons.join('; ')})`
  return `${code} ${description}, ${plantCode}${why}`
}

/** Who does the step: those that can first, the others with the reason why not. */
export function WorkCentreField({ step, path }: WorkCentreFieldProps) {
  const item = useDraftValues()
  const { data: masters } = useEngineMasters()
  const { data: lookup } = useDesignLookup(item.product)
  const read = readable(item)
  const known = read.design.designSteps.find(({ key }) => key === step.key) ?? step
  const candidates = masters === undefined ? [] : stepCandidates(read, known, masters)
  const chosen = candidates.find(({ code }) => code === step.workCentre)
  const listed =
    candidates.length > 0
      ? candidates.map(each => ({ code: each.code, label: words(each) }))
      : (lookup?.workCentres ?? [])
          .filter(({ operation }) => operation === step.operation)
          .map(({ code, description, plantCode }) => ({
            code,
            label: `${code} ${description}, ${plantCode}`,
          }))
  const able = candidates.filter(({ reasons }) => reasons.length === 0).length
  return (
    <Box sx={{ gridColumn: 'span 3', minWidth: 0 }}>
      <SectionField
        path={path}
        choices={listed}
        helperText={chosen === undefined ? ableWords(able, candidates.length) : undefined}
      />
      {chosen === undefined || chosen.reasons.length === 0 ? null : (
        <Typography variant="caption" color="warning" role="status">
          {chosen.code} can’t do it: {chosen.reasons.join('; ')}.
        </Typography>
      )}
    </Box>
  )
}

const ableWords = (able: number, all: number): string => {
  if (all === 0) return ''
  return able === all ? `${all} can do it` : `${able} of ${all} can do it`
}
