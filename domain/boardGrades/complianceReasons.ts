import type { BoardGradeVariant, ComplianceNeed } from './boardGrade.ts'

/** Why a variant does not comply, one phrase a flag; a flag counts only when the product requires it (001 §9). */
export function complianceReasons(variant: BoardGradeVariant, need: ComplianceNeed): string[] {
  const reasons: string[] = []
  if (need.isFscCompliant && !variant.isFSCCompliant) reasons.push('not FSC compliant')
  if (need.isLcboExportWineCompliant && !variant.isLcboExportWineCompliant)
    reasons.push('not LCBO export wine compliant')
  if (need.isDangerousGoodsCompliant && !variant.isDangerousGoodsCompliant)
    reasons.push('not dangerous goods compliant')
  if (need.isAirFreightCompliant && !variant.isAirFreightCompliant) reasons.push('not air freight compliant')
  return reasons
}
