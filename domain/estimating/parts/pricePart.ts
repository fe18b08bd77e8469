import {
  type CostJob,
  type CostTape,
  type CostTapeResult,
  costTape,
  markUpFromMargin,
  markUpFromPrice,
} from '#domain/costTape'
import { toPercent } from '#domain/pricingPolicies'
import type { Trace } from '#domain/trace'
import { blocked, found, missing, missingElsewhere, type Part } from './part.ts'

/** What of a price a person gives; the other two follow from it. */
export const priceGivens = ['markUp', 'margin', 'price'] as const
export type PriceGiven = (typeof priceGivens)[number]

export interface FoundPrice {
  readonly tape: CostTape
  readonly flow: Extract<CostTapeResult, { ok: true }>['flow']
  readonly warnings: readonly string[]
  /** Mark-up on the base and margin of the price without commission, percent. */
  readonly markUp: number
  readonly margin: number
  readonly trace: Trace
}

/** The mark-up that a break's given mark-up, margin or price comes to, as a fraction of the base. */
function markUpOf(
  given: PriceGiven,
  value: number,
  base: number,
  commission: number,
): Part<{ markUp: number; trace: Trace }> {
  if (given === 'markUp') return found({ markUp: value / 100, trace: [] })
  const result = given === 'margin' ? markUpFromMargin(value / 100) : markUpFromPrice(base, value, commission)
  return result.ok ? found(result) : missing('price', result.reason)
}

/** The cost tape of a job at a quantity, with the price that follows from what is given of it. */
export function pricePart(
  job: Part<CostJob>,
  quantity: number | null,
  given: PriceGiven,
  value: number | null,
): Part<FoundPrice> {
  if (!job.ok) return blocked(job) ?? job
  // The field of the quantities says it.
  if (quantity === null) return missingElsewhere('breaks', 'A quantity is a number above 0.')
  if (value === null) return missing('price', 'A mark-up, a margin or a price must be entered.')
  const bare = costTape(job.value, quantity)
  if (!bare.ok) return missing('cost', bare.reason)
  const { terms } = job.value
  const asked = markUpOf(given, value, bare.base, terms.commission)
  if (!asked.ok) return asked
  const { markUp } = asked.value
  const priced = costTape({ ...job.value, terms: { ...terms, markUp } }, quantity)
  if (!priced.ok) return missing('price', priced.reason)
  return found({
    tape: priced.tape,
    flow: priced.flow,
    warnings: priced.audit.warnings,
    markUp: toPercent(markUp),
    margin: toPercent(markUp / (1 + markUp)),
    trace: [...asked.value.trace, ...priced.trace],
  })
}
