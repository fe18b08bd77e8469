import { creasesOf } from './creaseSum.ts'
import type { DesignStep } from './design.ts'

const rounded = (millimetres: number) => Math.round(millimetres * 1000) / 1000

/**
 * The steps with another additional trim, mm: a finisher's sheet that creases and trim filled is as much longer or
 * shorter, and so are the sheets it is made of. Rule design-ffg-crease-sum (001 §5) goes on holding.
 */
export function trimmedSteps(
  steps: readonly DesignStep[],
  from: number | null,
  to: number | null,
): readonly DesignStep[] {
  const by = (to ?? 0) - (from ?? 0)
  if (!Number.isFinite(by) || by === 0) return steps
  const filled = steps.flatMap(step => {
    const creases = creasesOf(step)
    const isFull = creases > 0 && rounded(creases + (from ?? 0)) === step.sheetLength
    return step.operation === 'FFG' && isFull ? [step.sheetLength] : []
  })
  return steps.map(step =>
    step.sheetLength !== null && filled.includes(step.sheetLength)
      ? { ...step, sheetLength: rounded(step.sheetLength + by) }
      : step,
  )
}
