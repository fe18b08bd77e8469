import { optionsOf } from '#domain/estimating'
import { decimal } from '#domain/formats'
import { policyNames } from '#domain/pricingPolicies'
import { regionNames } from '#domain/regions'
import type { PadBreak, PadInputs } from '../padInputs.ts'

const breakWords = ({ quantity, given, value }: PadBreak): string => {
  const words = {
    markUp: `at a mark-up of ${value} %`,
    margin: `at a margin of ${value} %`,
    price: `at $${decimal(value, 2)}`,
  }
  return `${decimal(quantity, 0)} ${value === null ? '' : words[given]}`.trim()
}

const pricing = ({ breaks, policy, basis, commission }: PadInputs): string =>
  [
    ...breaks.filter(({ quantity }) => quantity !== null).map(breakWords),
    policyNames[policy],
    `${basis} costs`,
    ...(commission === null ? [] : [`commission ${commission} %`]),
  ].join('; ')

function shape(inputs: PadInputs): string {
  const { laps, lids, cells } = optionsOf(inputs.style)
  return [
    laps && inputs.lapSide === 'outside' ? 'glue lap outside' : '',
    lids && inputs.lidDepth !== null ? `lid ${inputs.lidDepth} mm deep` : '',
    cells ? `${inputs.cellsLong ?? 0} × ${inputs.cellsWide ?? 0} cells` : '',
  ]
    .filter(part => part !== '')
    .join('; ')
}

/** What of the pad an item has no field for yet, in words: a label and what stands there. */
export function unplaced(inputs: PadInputs): readonly { readonly label: string; readonly words: string }[] {
  const all = [
    { label: 'Shape', words: shape(inputs) },
    { label: 'Quantities and prices', words: pricing(inputs) },
    {
      label: 'Deliver to',
      words: inputs.deliverTo === '' ? '' : (regionNames[inputs.deliverTo] ?? inputs.deliverTo),
    },
  ]
  return all.filter(({ words }) => words !== '')
}
