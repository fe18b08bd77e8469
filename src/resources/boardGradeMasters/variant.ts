import type { BoardGradeMaster } from '#contract/config'
import { BoardGradeVariantInput } from '#contract/config/boardGrades'
import { yesNo } from '#domain/formats'
import { text } from '#domain/messages'
import type { FormMaster } from '../../components/master/master.ts'
import { VariantInputs } from './VariantInputs.tsx'
import { variantLabels } from './variantLabels.ts'

export type Variant = BoardGradeMaster['plantBoardGradeVariants'][number] & { readonly isActive: boolean }

/** The variants of a grade; one that is enabled for new work is active. */
export const variantsOf = (grade: BoardGradeMaster): readonly Variant[] =>
  grade.plantBoardGradeVariants.map(variant => ({ ...variant, isActive: variant.isWorkflow }))

/** The variant of a grade with this code at this plant. */
export function variantAt(
  grade: BoardGradeMaster,
  { code, plantCode }: Pick<Variant, 'code' | 'plantCode'>,
): Variant {
  const found = variantsOf(grade).find(each => each.code === code && each.plantCode === plantCode)
  if (found === undefined) throw new Error(`${grade.code} has no variant ${code} at ${plantCode}.`)
  return found
}

/** The master of the variants of one grade. */
export const variantMaster = ({
  id: boardGradeId,
  code,
}: BoardGradeMaster): FormMaster<Variant, BoardGradeVariantInput> => ({
  kind: 'boardGradeVariant',
  one: `variant of ${code}`,
  schema: BoardGradeVariantInput,
  empty: {
    boardGradeId,
    code: '',
    plantCode: '',
    minLinealMeter: 500,
    isWorkflow: true,
    isFSCCompliant: false,
    isLcboExportWineCompliant: false,
    isAirFreightCompliant: false,
    isDangerousGoodsCompliant: false,
    isPreprint: false,
    isPreprintProduction: false,
  },
  valuesOf: ({ id: _, version: __, plantDescription: ___, isActive: ____, ...values }) => ({
    ...values,
    boardGradeId,
  }),
  withActive: (values, isWorkflow) => ({ ...values, isWorkflow }),
  nameOf: variant => `${variant.code} at ${variant.plantCode}`,
  labels: variantLabels,
  fixed: ['code', 'plantCode'],
  show: (_, value) => (typeof value === 'boolean' ? yesNo(value) : undefined),
  messages: { saved: text('boardgradeVariantSaved'), failed: text('boardgradeVariantSaveError') },
  Inputs: VariantInputs,
})
