import type { Trace } from '#domain/trace'
import type { BoardGrade } from './boardGrade.ts'
import { isSamePlant } from './isSamePlant.ts'

export type VariantPlantCheck =
  | { readonly ok: true; readonly trace: Trace }
  | { readonly ok: false; readonly reason: string; readonly trace: Trace }

/**
 * Whether the plant makes the variant: a check on the variant's code and the plant code joined with the cost
 * centre code (001 §5, 002 §5).
 */
export function checkVariantPlant(
  grades: readonly BoardGrade[],
  variantCode: string,
  joinedPlantCode: string,
): VariantPlantCheck {
  const plants = grades
    .flatMap(g => g.plantBoardGradeVariants)
    .filter(v => v.code === variantCode)
    .map(v => v.plantCode)
  const trace: Trace = [
    {
      label: 'Plants of the variant',
      value: plants.join(', ') || 'none',
      why: `variants with code ${variantCode}`,
    },
  ]
  if (plants.some(plant => isSamePlant(plant, joinedPlantCode))) return { ok: true, trace }
  const reason =
    plants.length === 0
      ? `Board grade variant ${variantCode} does not exist.`
      : `Board grade variant ${variantCode} is not made at ${joinedPlantCode}.`
  return { ok: false, reason, trace }
}
