import type { BoardGradeVariant } from './boardGrade.ts'
import { isSamePlant } from './isSamePlant.ts'

/**
 * Why a grade can't be chosen for the plant, or null when it can: a new item needs a workflow-enabled variant
 * there, an existing or copied item any variant (001 §9). Without a plant no plant is checked.
 */
export function disabledReason(
  variants: readonly BoardGradeVariant[],
  plantCode: string | null,
  isNew: boolean,
): string | null {
  const atPlant = plantCode === null ? variants : variants.filter(v => isSamePlant(v.plantCode, plantCode))
  const where = plantCode === null ? '' : ` for plant ${plantCode}`
  if (atPlant.length === 0) return `No variant exists${where}.`
  if (isNew && !atPlant.some(v => v.isWorkflow)) return `No variant${where} is enabled for new items.`
  return null
}
