import { type EngineMasters, type Remedy, remediesOf } from '#domain/estimating'
import { createEstimator, type Estimate } from '../estimate.ts'
import type { PadInputs } from '../padInputs.ts'
import { causeOf } from './causeOf.ts'

/** Parts in the order in which one builds on the other, the pallet last: the price does without it. */
const made = ['box', 'board', 'unit', 'route', 'cost'] as const

const isMade = (estimate: Estimate): boolean =>
  made.every(part => {
    const found = estimate[part]
    return found.ok || found.problems.every(({ field }) => field === 'rates')
  })

/** What would make the box on the pad possible, tried by the pad's own estimate. */
export function remediesOfPad(inputs: PadInputs, masters: EngineMasters): Remedy[] {
  const estimator = createEstimator()
  const cause = causeOf(estimator(inputs, masters))
  if (cause === null) return []
  return remediesOf(cause.failing, inputs, masters, change => {
    const tried = estimator({ ...inputs, ...change }, masters)
    if (cause.failing === 'pallet') return isMade(tried) && tried.pallet.ok
    if (cause.failing === 'making') return isMade(tried)
    return causeOf(tried) === null || causeOf(tried)?.failing === 'pallet'
  })
}
