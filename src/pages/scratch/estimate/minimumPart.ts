import {
  blocked,
  type EngineMasters,
  type FoundBoard,
  type FoundRoute,
  found,
  missing,
  orderSteps,
  type Part,
} from '#domain/estimating'
import { type MinimumOrderResult, minimumOrder } from '#domain/minimumOrder'
import { type PriceBreaksResult, priceBreaks } from '#domain/pricingPolicies'
import type { PadBreak, PadInputs } from '../padInputs.ts'

export type PadRanges = Extract<PriceBreaksResult, { ok: true }>
export type PadMinimum = Extract<MinimumOrderResult, { ok: true }>

/** The ranges of the quantities by the pricing policy. */
export function rangePart(breaks: readonly PadBreak[], policy: PadInputs['policy']): Part<PadRanges> {
  const quantities = breaks.map(({ quantity }) => quantity ?? Number.NaN)
  if (quantities.some(Number.isNaN)) return missing('breaks', 'Every break needs a quantity.')
  const result = priceBreaks(policy, quantities)
  return result.ok ? found(result) : missing('breaks', result.reason)
}

/** Whether the smallest quantity reaches what its machines and its board ask for. */
export function minimumPart(
  ranges: Part<PadRanges>,
  route: Part<FoundRoute>,
  board: Part<FoundBoard>,
  plants: EngineMasters['plants'],
): Part<PadMinimum> {
  if (!ranges.ok || !route.ok || !board.ok)
    return blocked(ranges, route, board) ?? { ok: false, problems: [] }
  const [first] = ranges.value.breaks
  const result = minimumOrder({
    minQty: first?.minQty ?? 0,
    priceQty: first?.priceQty ?? 0,
    boardGradeMetres: board.value.variant?.minLinealMeter ?? null,
    steps: orderSteps(route.value, plants),
  })
  return result.ok ? found(result) : missing('breaks', result.reason)
}
