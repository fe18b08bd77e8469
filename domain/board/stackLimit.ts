import { roundHalfUp } from '#domain/pricingPolicies'
import type { Trace } from '#domain/trace'

export type StackLimitResult =
  | { readonly ok: true; readonly boxesHigh: number; readonly trace: Trace }
  | { readonly ok: false; readonly reason: string; readonly trace: Trace }

/** How many boxes may stand on each other so that the lowest carries no more than its allowable load, in kg (our own reading). */
export function stackLimit(allowableKilograms: number, unitKilograms: number): StackLimitResult {
  if (!(unitKilograms > 0) || !(allowableKilograms >= 0) || !Number.isFinite(allowableKilograms))
    return {
      ok: false,
      reason: 'The stack needs the weight of a unit and the load a box may carry.',
      trace: [],
    }
  const boxesHigh = 1 + Math.floor(allowableKilograms / unitKilograms)
  const why = `${roundHalfUp(allowableKilograms, 1)} kg on the lowest box ÷ ${unitKilograms} kg, plus the lowest itself`
  return { ok: true, boxesHigh, trace: [{ label: 'Boxes high', value: boxesHigh, why }] }
}
