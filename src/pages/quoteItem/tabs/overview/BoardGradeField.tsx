import Button from '@mui/material/Button'
import InputAdornment from '@mui/material/InputAdornment'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Product, QuoteItem } from '#contract/quote'
import { availableGrades } from '#domain/boardGrades'
import { BoardGradeDialog } from '../../../../components/boardGradePicker/BoardGradeDialog.tsx'
import type { BoardGrade } from '../../../../components/boardGradePicker/gradeFilter.ts'
import { BareInput } from '../../../../components/editing/fields/BareInput.tsx'
import { useFormField } from '../../../../components/editing/fields/useFormField.ts'
import { gradeNeed } from './gradeNeed.ts'
import { ProductSelect } from './productFields.ts'
import { productLabel } from './productWords.ts'
import { useSetProduct } from './useSetProduct.ts'

interface BoardGradeFieldProps {
  readonly item: QuoteItem
  /** The chosen grade; undefined while none is chosen, or it is not in the list. */
  readonly grade: BoardGrade | undefined
}

/** The board grade, chosen in the picker, and its variant for the plant. */
export function BoardGradeField({ item, grade }: BoardGradeFieldProps) {
  const { control, getValues } = useFormContext<Product>()
  const { field, error, readOnly, required } = useFormField<Product>('boardGrade')
  const set = useSetProduct()
  const [picking, setPicking] = useState(false)
  const [preferredPlantCode, itemCategory, printProcess] = useWatch({
    control,
    name: ['preferredPlantCode', 'itemCategory', 'printProcess'],
  })
  const code = String(field.value)
  const need = gradeNeed({ preferredPlantCode, itemCategory, printProcess }, item)
  const [offer] = grade === undefined ? [] : availableGrades([grade], need).offers
  const variantCodes = [...new Set(offer?.choosableVariants.map(variant => variant.code))]
  return (
    <>
      <BareInput
        label={productLabel('boardGrade')}
        value={code}
        inputRef={field.ref}
        error={error}
        readOnly={readOnly}
        required={required}
        helperText={grade === undefined ? undefined : `${grade.description}, ${grade.makeUp}`}
        slotProps={{
          htmlInput: { readOnly: true },
          input: {
            endAdornment: readOnly ? null : (
              <InputAdornment position="end">
                <Button size="small" sx={{ mr: -1 }} onClick={() => setPicking(true)}>
                  Choose…
                </Button>
              </InputAdornment>
            ),
          },
        }}
      />
      <ProductSelect
        name="boardGradeVariant"
        label={productLabel('boardGradeVariant')}
        choices={variantCodes.map(variant => ({ code: variant, label: variant }))}
      />
      {picking ? (
        <BoardGradeDialog
          need={need}
          chosen={{ boardGrade: code, boardGradeVariant: getValues('boardGradeVariant') }}
          onClose={() => setPicking(false)}
          onChoose={chosen => {
            set(chosen)
            setPicking(false)
          }}
        />
      ) : null}
    </>
  )
}
