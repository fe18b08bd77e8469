import { type CostTapeResult, costTape } from '#domain/costTape'
import { maxPriceBreaks } from '#domain/pricingPolicies'
import { type EstimateJobResult, estimateJob } from './estimateJob.ts'
import type { CostedItem } from './jobOfRoute.ts'
import type { EngineMasters } from './masters.ts'

export type EstimateCostResult =
  | (Extract<EstimateJobResult, { ok: true }> & {
      readonly breaks: readonly { readonly quantity: number; readonly result: CostTapeResult }[]
    })
  | Extract<EstimateJobResult, { ok: false }>

/**
 * The cost tapes of an item at up to five quantities by the company's master data. Route and deckle are those of the
 * largest quantity, for an item is designed once. Fails with a sentence; a tape that fails says why by itself. The
 * job can be asked again with other terms; a route that is known already is taken as it is.
 */
export function estimateCost(
  item: CostedItem,
  quantities: readonly number[],
  masters: EngineMasters,
  known?: Extract<EstimateJobResult, { ok: true }>['route'],
): EstimateCostResult {
  const reason = quantitiesFault(quantities)
  if (reason !== null) return { ok: false, reason, trace: [] }
  const estimate = estimateJob(item, Math.max(...quantities), masters, known)
  if (!estimate.ok) return estimate
  return {
    ...estimate,
    breaks: quantities.map(quantity => ({ quantity, result: costTape(estimate.job, quantity) })),
  }
}

function quantitiesFault(quantities: readonly number[]): string | null {
  if (quantities.length === 0) return 'There is no quantity to cost.'
  if (quantities.length > maxPriceBreaks)
    return `A price has up to ${maxPriceBreaks} breaks, not ${quantities.length}.`
  const odd = quantities.find(quantity => !(quantity > 0 && Number.isFinite(quantity)))
  return odd === undefined ? null : `A quantity is a number above 0, not ${odd}.`
}
