import type { BoardGradeMaster, BoardGradeVariantInput } from '#contract/config'

export type Variant = BoardGradeMaster['plantBoardGradeVariants'][number]

/** What the fields of a variant are called. */
export const variantLabels: Readonly<Record<keyof BoardGradeVariantInput, string>> = {
  boardGradeId: 'Board grade',
  code: 'Code',
  plantCode: 'Plant',
  minLinealMeter: 'Minimum metres',
  isWorkflow: 'Enabled for new work',
  isFSCCompliant: 'FSC',
  isLcboExportWineCompliant: 'LCBO export wine',
  isAirFreightCompliant: 'Air freight',
  isDangerousGoodsCompliant: 'Dangerous goods',
  isPreprint: 'Preprint',
  isPreprintProduction: 'Preprint production',
}

/** What a person enters of a variant; of a new one while `variant` is null. */
export const variantValues = (boardGradeId: number, variant: Variant | null): BoardGradeVariantInput => {
  if (variant === null) {
    return {
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
    }
  }
  const { id: _, version: __, plantDescription: ___, ...values } = variant
  return { ...values, boardGradeId }
}
