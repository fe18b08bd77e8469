import type { ItemUnderRules } from '../../about.ts'
import type { Finding } from '../../finding.ts'
import { findingOn } from '../../findingOn.ts'
import { rowPath } from '../../path.ts'
import type { PreprintCost } from './preprintCost.ts'
import { preprintRun } from './preprintRun.ts'

/** A line that is counted by the press run can be costed when that is known. Our own. */
export function runKnown(
  { details }: PreprintCost,
  { sections }: Pick<ItemUnderRules, 'sections'>,
): Finding[] {
  if (preprintRun(sections.prePrintDesign, sections.design) !== null) return []
  return details
    .filter(({ basis }) => basis === 'metres' || basis === 'area')
    .map(({ key }) =>
      warn(
        rowPath('details', key, 'basis'),
        'preprint-run',
        'can not be costed yet: the press run follows from the route of Design and a roll of whole sheets on Preprint Design',
      ),
    )
}

const warn = findingOn('preprintCost', 'warning')
