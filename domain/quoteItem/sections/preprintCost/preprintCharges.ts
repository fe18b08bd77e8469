import type { RunCharge } from '#domain/costTape'
import type { ItemSections } from '../../sections.ts'
import type { PreprintCost } from './preprintCost.ts'
import { type PreprintRun, preprintRun } from './preprintRun.ts'

type Line = PreprintCost['details'][number]

/** A rate for 1000 m of press, over the run and what it loses. */
function byMetre(rate: number, { makeReadyMetres, runWaste }: PreprintCost, run: PreprintRun) {
  const perMetre = rate / 1000
  return {
    perUnit: perMetre * run.metresPerUnit * (1 + (runWaste ?? 0) / 100),
    fixed: perMetre * (makeReadyMetres ?? 0),
  }
}

function chargeOf({ basis, rate }: Line, cost: PreprintCost, run: PreprintRun | null) {
  if (rate === null) return { perUnit: null, fixed: null }
  if (basis === 'metres' || basis === 'area') {
    if (run === null) return { perUnit: null, fixed: null }
    return byMetre(basis === 'area' ? rate * run.sqmPerMetre : rate, cost, run)
  }
  return basis === 'thousand' ? { perUnit: rate / 1000, fixed: 0 } : { perUnit: 0, fixed: rate }
}

/**
 * What the printed liner of a preprint item adds to its cost: so much a unit and so much a run, a line each; none for what
 * is not preprint. A rate that is not known, or a press run that is not, is null, which fails the cost audit.
 */
export function preprintCharges({
  product,
  design,
  prePrintDesign,
  preprintCost,
}: Pick<ItemSections, 'product' | 'design' | 'prePrintDesign' | 'preprintCost'>): RunCharge[] {
  if (product.printProcess !== 'PREPRINT') return []
  const run = preprintRun(prePrintDesign, design)
  return preprintCost.details.map(line => ({
    description: line.type,
    ...chargeOf(line, preprintCost, run),
  }))
}
