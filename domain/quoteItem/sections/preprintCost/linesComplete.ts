import { text } from '#domain/messages'
import type { ItemUnderRules } from '../../about.ts'
import type { Finding } from '../../finding.ts'
import { findingOn } from '../../findingOn.ts'
import { mayEnter } from '../../mayEnter.ts'
import { rowPath } from '../../path.ts'
import { preprintCostFields } from './fields.ts'
import type { PreprintCost } from './preprintCost.ts'

const cells = ['type', 'basis', 'rate'] as const

/** A preprint item says what its printed liner costs, each line with its name, what it is counted by and its rate. Our own. */
export function linesComplete(
  { details }: PreprintCost,
  about: Pick<ItemUnderRules, 'fieldRules'>,
): Finding[] {
  const { label, fields } = preprintCostFields.details
  if (details.length === 0)
    return mayEnter(about, 'preprintCost', 'details')
      ? [error('details', 'required', text('formRequired', { field: label }))]
      : []
  return details.flatMap(line =>
    cells
      .filter(cell => line[cell] === '' || line[cell] === null)
      .map(cell =>
        error(
          rowPath('details', line.key, cell),
          'required',
          text('formRequired', { field: fields[cell].label }),
        ),
      ),
  )
}

const error = findingOn('preprintCost')
