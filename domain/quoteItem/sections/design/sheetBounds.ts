import { maxValue, minValue } from '#domain/validation'
import type { ItemUnderRules } from '../../about.ts'
import type { StepWorkCentre } from '../../facts.ts'
import type { Finding } from '../../finding.ts'
import type { DesignStep } from './design.ts'
import { designError } from './designError.ts'
import { stepPath } from './stepPath.ts'

type Side = 'sheetLength' | 'sheetWidth'

const bounds = (centre: StepWorkCentre, side: Side) =>
  side === 'sheetLength'
    ? ([centre.minSheetLength, centre.maxSheetLength] as const)
    : ([centre.minSheetWidth, centre.maxSheetWidth] as const)

function fault(size: number, centre: StepWorkCentre, side: Side): string | null {
  const [min, max] = bounds(centre, side)
  return (min === null ? null : minValue(size, min)) ?? (max === null ? null : maxValue(size, max))
}

function ofStep(step: DesignStep, centre: StepWorkCentre): Finding[] {
  const sizes = { sheetLength: step.sheetLength, sheetWidth: step.sheetWidth }
  const [length, width] = [sizes.sheetLength ?? 0, sizes.sheetWidth ?? 0]
  const isTurned =
    fault(width, centre, 'sheetLength') === null && fault(length, centre, 'sheetWidth') === null
  if (centre.canRotate && length > 0 && width > 0 && isTurned) return []
  return (['sheetLength', 'sheetWidth'] as const).flatMap(side => {
    const size = sizes[side]
    const message = size === null ? null : fault(size, centre, side)
    return message === null
      ? []
      : [designError(stepPath(step, side), 'sheet-bounds', `${message} at ${centre.code}`)]
  })
}

/**
 * The sheet of a step lies within what its work centre takes, either way round where it turns sheets. Nothing is said
 * while the work centre is not known. Rule design-sheet-bounds (001 §5, decision N30).
 */
export function sheetBounds(
  { designSteps }: { readonly designSteps: readonly DesignStep[] },
  { facts }: Pick<ItemUnderRules, 'facts'>,
): Finding[] {
  const known = new Map(facts.design?.workCentres.map(centre => [centre.code, centre]))
  return designSteps.flatMap(step => {
    const centre = known.get(step.workCentre)
    return centre === undefined ? [] : ofStep(step, centre)
  })
}
