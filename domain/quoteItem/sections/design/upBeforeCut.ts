import type { Finding } from '../../finding.ts'
import { findingOn } from '../../findingOn.ts'
import type { Design } from './design.ts'
import { stepPath } from './stepPath.ts'

const warn = findingOn('design', 'warning')

/**
 * Sheets come to the die-cutter whole: what a step before it makes is as many up as it cuts, or too many sheets are made, or
 * too few. Our own; a warning, for sheets may be parted by hand.
 */
export function upBeforeCut({ designSteps }: Pick<Design, 'designSteps'>): Finding[] {
  const at = designSteps.findIndex(({ operation }) => operation === 'DIECUT')
  const cut = designSteps[at]?.totalNumberUp ?? null
  if (cut === null) return []
  return designSteps
    .slice(0, at)
    .filter(({ totalNumberUp }) => totalNumberUp !== null && totalNumberUp !== cut)
    .map(step =>
      warn(
        stepPath(step, 'totalNumberUp'),
        'up-before-cut',
        `${designSteps[at]?.workCentre || 'The die-cutter'} cuts ${cut} up: a sheet made here carries as many blanks`,
      ),
    )
}
