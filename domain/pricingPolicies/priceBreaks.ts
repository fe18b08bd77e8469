import type { Trace, TraceEntry } from '#domain/trace'
import { maxPriceBreaks, mostBreaks, type PricingPolicy, policyNames, rangeBlock } from './policies.ts'
import type { PriceBreak } from './priceBreak.ts'
import { rangeBreaks } from './rangeBreaks.ts'
import { varianceBreaks } from './varianceBreaks.ts'

export interface PriceBreakOptions {
  /** Percent by which policy 3 lets a quantity differ; the customer's or the internal pricing's own. */
  readonly variancePercent?: number
}

/** The variance when neither the customer nor the internal pricing has one (our own choice, percent). */
const defaultVariancePercent = 10

export type PriceBreaksResult =
  | {
      readonly ok: true
      readonly breaks: readonly PriceBreak[]
      readonly warnings: readonly string[]
      readonly trace: Trace
    }
  | { readonly ok: false; readonly reason: string; readonly trace: Trace }

/**
 * The rows of a price by its policy, ascending. 1 and 4: a single row with max 0, of the first quantity given;
 * 2: ranges up to the next break; 3: each quantity minus and plus its variance (001 §9).
 */
export function priceBreaks(
  policy: PricingPolicy,
  quantities: readonly number[],
  options: PriceBreakOptions = {},
): PriceBreaksResult {
  const variancePercent = options.variancePercent ?? defaultVariancePercent
  const trace: TraceEntry[] = [{ label: 'Pricing policy', value: policy, why: policyNames[policy] }]
  const reason = whyNot(quantities, policy === 3 ? variancePercent : 0)
  if (reason !== null) return { ok: false, reason, trace }

  if (mostBreaks(policy) === 1) {
    const [priceQty = 0] = quantities
    trace.push({ label: 'Rows', value: 1, why: 'this policy has a single row, its max is entered by hand' })
    const warnings =
      quantities.length > 1 ? [`${policyNames[policy]} has a single row: only ${priceQty} is kept.`] : []
    return { ok: true, breaks: [{ priceQty, minQty: 0, maxQty: 0, variance: 0 }], warnings, trace }
  }
  const ascending = [...quantities].sort((a, b) => a - b)
  if (policy === 2) {
    const breaks = rangeBreaks(ascending)
    trace.push({
      label: 'Last maximum',
      value: breaks.at(-1)?.maxQty ?? 0,
      unit: 'units',
      why: `the block of ${rangeBlock} the last quantity lies in, plus ${rangeBlock - 1}`,
    })
    return { ok: true, breaks, warnings: [], trace }
  }
  const breaks = varianceBreaks(ascending, variancePercent)
  trace.push({ label: 'Variance', value: variancePercent, unit: '%', why: 'rounded half up to a whole unit' })
  return { ok: true, breaks, warnings: overlaps(breaks), trace }
}

function whyNot(quantities: readonly number[], variancePercent: number): string | null {
  if (quantities.length === 0) return 'There is no quantity to price.'
  if (quantities.length > maxPriceBreaks)
    return `A price has up to ${maxPriceBreaks} breaks, not ${quantities.length}.`
  const odd = quantities.find(q => !Number.isInteger(q) || q <= 0)
  if (odd !== undefined) return `A price quantity is a whole number above 0, not ${odd}.`
  const twice = quantities.find((q, i) => quantities.indexOf(q) !== i)
  if (twice !== undefined) return `The quantity ${twice} is given twice.`
  if (!(variancePercent >= 0 && variancePercent < 100))
    return `A variance lies between 0 and 100 percent, not ${variancePercent}.`
  return null
}

function overlaps(breaks: readonly PriceBreak[]): string[] {
  return breaks.flatMap((row, i) => {
    const next = breaks[i + 1]
    return next !== undefined && next.minQty <= row.maxQty
      ? [`${next.minQty} to ${row.maxQty} units belong to two breaks, ${row.priceQty} and ${next.priceQty}.`]
      : []
  })
}
