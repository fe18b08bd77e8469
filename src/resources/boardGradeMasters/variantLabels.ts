import type { BoardGradeVariantInput } from '#contract/config'

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
