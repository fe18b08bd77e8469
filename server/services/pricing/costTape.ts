import type { CostBreak, Costing } from '#contract/costTape'
import type { EngineLookupData } from '#contract/engineMasters'
import { type EstimateItem, estimateCost } from '#domain/estimating'

type Estimate = Extract<ReturnType<typeof estimateCost>, { ok: true }>

const breakOf = ({ quantity, result }: Estimate['breaks'][number]): CostBreak =>
  result.ok
    ? {
        priceQty: quantity,
        calculationSuccess: true,
        calculationMessage: '',
        cost: result.tape.cost,
        costTape: result.tape,
        flow: result.flow,
        warnings: result.audit.warnings,
      }
    : {
        priceQty: quantity,
        calculationSuccess: false,
        calculationMessage: result.reason,
        cost: 0,
        costTape: null,
        flow: [],
        warnings: [],
      }

/** The cost tapes of an item; one that fails its audit has no tape and a cost of 0, and says why. */
export function costingOf(
  item: EstimateItem,
  quantities: readonly number[],
  masters: EngineLookupData,
): Costing {
  const { masterDataVersion } = masters
  const estimate = estimateCost(item, quantities, masters)
  if (!estimate.ok) {
    return {
      calculationSuccess: false,
      calculationMessage: estimate.reason,
      masterDataVersion,
      route: null,
      warnings: [],
      paperDeckleWidth: null,
      numberOut: null,
      breaks: [],
      trace: estimate.trace,
    }
  }
  const breaks = estimate.breaks.map(breakOf)
  const reasons = new Set(breaks.flatMap(each => each.calculationMessage || []))
  const { route, deckle } = estimate
  return {
    calculationSuccess: reasons.size === 0,
    calculationMessage: [...reasons].join('\n'),
    masterDataVersion,
    route: { cost: route.cost, path: route.path },
    warnings: route.warnings,
    paperDeckleWidth: deckle?.deckle ?? null,
    numberOut: deckle?.out ?? null,
    breaks,
    trace: estimate.trace,
  }
}
