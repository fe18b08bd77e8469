import Button from '@mui/material/Button'
import InputAdornment from '@mui/material/InputAdornment'
import { useState } from 'react'
import { availableGrades } from '#domain/boardGrades'
import { gradeNeed } from '#domain/quoteItem'
import { BoardGradeDialog } from '../../../../components/boardGradePicker/BoardGradeDialog.tsx'
import { useBoardGrades } from '../../../../components/boardGradePicker/useBoardGrades.ts'
import { BareInput } from '../../../../components/editing/fields/BareInput.tsx'
import { ReadOnlyField } from '../../../../components/editing/fields/ReadOnlyField.tsx'
import { useDraft, useDraftPart } from '../../draft/useItemDraft.ts'
import { SectionField } from '../../fields/SectionField.tsx'
import { useSectionField } from '../../fields/useSectionField.ts'

/** The board grade, chosen in the picker, and its variant for the plant. */
export function BoardGradeField() {
  const { field, about, error, readOnly, required } = useSectionField('product.boardGrade')
  const { change } = useDraft()
  const { grades } = useBoardGrades()
  const [picking, setPicking] = useState(false)
  const product = useDraftPart(values => values.product)
  const compliance = useDraftPart(values => values.compliance)
  const code = String(field.value)
  const grade = grades.find(each => each.code === code)
  const words = grade === undefined ? undefined : `${grade.description}, ${grade.makeUp}`
  const need = gradeNeed(product, compliance)
  const [offer] = grade === undefined ? [] : availableGrades([grade], need).offers
  const variantCodes = [...new Set(offer?.choosableVariants.map(variant => variant.code))]
  return (
    <>
      {readOnly && code === '' ? null : readOnly ? (
        <ReadOnlyField ref={field.ref} label={about.label} note={words}>
          {code}
        </ReadOnlyField>
      ) : (
        <BareInput
          name={field.name}
          label={about.label}
          value={code}
          inputRef={field.ref}
          error={error}
          readOnly={false}
          required={required}
          helperText={words}
          slotProps={{
            htmlInput: { readOnly: true },
            input: {
              endAdornment: (
                <InputAdornment position="end">
                  <Button size="small" sx={{ mr: -1 }} onClick={() => setPicking(true)}>
                    Choose…
                  </Button>
                </InputAdornment>
              ),
            },
          }}
        />
      )}
      <SectionField
        path="product.boardGradeVariant"
        choices={variantCodes.map(variant => ({ code: variant, label: variant }))}
      />
      {picking ? (
        <BoardGradeDialog
          need={need}
          chosen={{ boardGrade: code, boardGradeVariant: product.boardGradeVariant }}
          onClose={() => setPicking(false)}
          onChoose={chosen => {
            change('product', chosen)
            setPicking(false)
          }}
        />
      ) : null}
    </>
  )
}
