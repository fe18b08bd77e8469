import { type BoardGradeVariant, complianceReasons } from '#domain/boardGrades'
import type { ItemSections } from '#domain/quoteItem'

/** What a product may ask of its board. */
export type Claim = Extract<keyof ItemSections['compliance'], `is${string}Compliant`>

const noClaims = {
  isFscCompliant: false,
  isLcboExportWineCompliant: false,
  isDangerousGoodsCompliant: false,
  isAirFreightCompliant: false,
}

/** What a claim by itself does to these boards, in words. */
export function claimEffects(variants: readonly BoardGradeVariant[], claim: Claim): string {
  const out = variants.filter(
    variant => complianceReasons(variant, { ...noClaims, [claim]: true }).length > 0,
  ).length
  if (variants.length === 0) return 'No boards are known.'
  if (out === 0) return 'Every board complies.'
  return `Rules out ${out} of ${variants.length} boards.`
}
