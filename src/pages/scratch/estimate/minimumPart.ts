import {
  blocked,
  type EngineMasters,
  type FoundBoard,
  type FoundRoute,
  found,
  missing,
  type Part,
} from '#domain/estimating'
import { type MinimumOrderResult, minimumOrder, type OrderStep } from '#domain/minimumOrder'
import { type PriceBreaksResult, priceBreaks } from '#domain/pricingPolicies'
import { cutsBlanks } from '#domain/routing'
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
  const cut = route.value.path.findIndex(({ operation }) => cutsBlanks(operation))
  const steps = route.value.path.flatMap((step, i): OrderStep[] => {
    const centre = plants
      .find(({ code }) => code === step.plantCode)
      ?.workCentres.find(({ code }) => code === step.workCentre)
    if (centre === undefined) return []
    return [
      {
        workCentre: step.workCentre,
        isCorrugator: step.operation === 'CORR',
        isSlitter: step.operation === 'SLITTER',
        isClosure: step.isClosedHere,
        sheetLength: step.sheet.length,
        totalNumberUp: i > cut ? 1 : step.sheet.numberUp,
        minLinealMetre: centre.attributes.min_lineal_metre,
        minNoOfPasses: centre.attributes.min_no_of_passes,
      },
    ]
  })
  const result = minimumOrder({
    minQty: first?.minQty ?? 0,
    priceQty: first?.priceQty ?? 0,
    boardGradeMetres: board.value.variant?.minLinealMeter ?? null,
    steps,
  })
  return result.ok ? found(result) : missing('breaks', result.reason)
}
