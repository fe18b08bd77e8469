import type { Finding } from '../../finding.ts'
import type { Design, DesignStep } from './design.ts'
import { designError } from './designError.ts'
import { stepPath } from './stepPath.ts'

/** A corrugator presses its creases across the sheet, everything after it along the sheet. */
const sideOf = ({ operation, sheetLength, sheetWidth }: DesignStep) =>
  operation === 'CORR'
    ? { name: 'sheet width', size: sheetWidth ?? 0 }
    : { name: 'sheet length', size: sheetLength ?? 0 }

function ofStep(step: DesignStep): Finding[] {
  const { name, size } = sideOf(step)
  const filled = step.stepCreases.filter(({ value }) => (value ?? 0) !== 0)
  let position = 0
  return filled.flatMap(({ key, value }, index) => {
    const distance = value ?? 0
    position = Math.round((position + distance) * 1000) / 1000
    const path = stepPath(step, `stepCreases[${key}].value`)
    if (distance < 0) return [designError(path, 'crease-bounds', 'must be > 0')]
    // The last distance reaches the far edge, which is no crease.
    const isCrease = index < filled.length - 1
    return isCrease && size > 0 && position >= size
      ? [designError(path, 'crease-bounds', `lies at ${position} mm, past the ${name} of ${size} mm`)]
      : []
  })
}

/**
 * A crease lies strictly between the edges of the sheet, and each behind the one before it. Rule design-crease-bounds (001
 * §5, decision N30).
 */
export const creaseBounds = ({ designSteps }: Design): Finding[] => designSteps.flatMap(ofStep)
