import { decimal } from '#domain/formats'
import type { Finding } from '../../finding.ts'
import { findingOn } from '../../findingOn.ts'
import { rowPath } from '../../path.ts'
import type { Pricing } from './pricing.ts'

const warn = findingOn('pricing', 'warning')

/** What the smallest order does not reach, as it stands on the first break. Rules moq-invalid-entry and moq-closure-passes (001 §9). */
export function minimumOrders({ details }: Pricing): Finding[] {
  const [first] = details
  if (first === undefined) return []
  const at = rowPath('details', first.key, 'priceQty')
  return [
    ...first.moq.map(({ workCentre, linealMetres, threshold, recommendedQty }) =>
      warn(
        at,
        'moq-invalid-entry',
        `${workCentre} runs ${decimal(linealMetres ?? 0, 0)} m of at least ${decimal(threshold ?? 0, 0)} m: the recommended MOQ is ${decimal(recommendedQty ?? 0, 0)}.`,
      ),
    ),
    ...first.minNumPass.map(({ message }) => warn(at, 'moq-closure-passes', message)),
  ]
}
