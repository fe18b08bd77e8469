import Button from '@mui/material/Button'
import { availableGrades } from '#domain/boardGrades'
import { gradeNeed } from '#domain/quoteItem'
import { useBoardGrades } from '../../../../components/boardGradePicker/useBoardGrades.ts'
import { FieldGroup } from '../../../../components/editing/fields/FieldGroup.tsx'
import { useDraft, useDraftValues } from '../../draft/useItemDraft.ts'
import { PlantField } from '../../fields/PlantField.tsx'
import { SectionField } from '../../fields/SectionField.tsx'
import { useSectionField } from '../../fields/useSectionField.ts'
import { useTrim } from './useTrim.ts'

/** Where it is made, of which variant of its board, and what is trimmed. */
export function BoardGroup() {
  const { product, compliance } = useDraftValues()
  const { grades } = useBoardGrades()
  const grade = grades.find(({ code }) => code === product.boardGrade)
  const [offer] = grade === undefined ? [] : availableGrades([grade], gradeNeed(product, compliance)).offers
  const variants = [...new Set(offer?.choosableVariants.map(({ code }) => code))]
  return (
    <FieldGroup title="Plant and Board" columnWidth={120}>
      <PlantField span="row" />
      <SectionField
        path="product.boardGradeVariant"
        helperText={product.boardGrade === '' ? 'no board grade yet' : `of ${product.boardGrade}`}
        choices={variants.map(code => ({ code, label: code }))}
      />
      <TrimField />
      <SectionField path="design.isStandardBoardGrade" />
    </FieldGroup>
  )
}

/** The trim, with what the trim rule says beside it. */
function TrimField() {
  const { change } = useDraft()
  const { field, readOnly } = useSectionField('design.additionalTrim')
  const { trim, reason } = useTrim()
  const isOther = trim !== null && trim !== (field.value ?? 0)
  return (
    <SectionField
      path="design.additionalTrim"
      span="row"
      helperText={reason}
      endAdornment={
        isOther && !readOnly ? (
          <Button
            size="small"
            sx={{ mr: -1, minWidth: 0, flexShrink: 0 }}
            onClick={() => change('design', { additionalTrim: trim })}
          >
            Take {trim}
          </Button>
        ) : null
      }
    />
  )
}
