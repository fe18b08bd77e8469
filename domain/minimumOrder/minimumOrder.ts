import type { Trace, TraceEntry } from '#domain/trace'
import { checkMetres, type MetresCheck } from './checkMetres.ts'
import { checkPasses, type PassesWarning } from './checkPasses.ts'
import type { OrderStep } from './orderStep.ts'

export interface MinimumOrderInput {
  /** Of the first price detail; 0 where the policy has none. */
  readonly minQty: number
  readonly priceQty: number
  /** minLinealMeter of the board grade variant; null is not known. */
  readonly boardGradeMetres: number | null
  readonly steps: readonly OrderStep[]
}

export type MinimumOrderResult =
  | {
      readonly ok: true
      readonly quantity: number
      /** Whether every corrugator and slitter step reaches its metres; passes only warn. */
      readonly isValid: boolean
      readonly checks: readonly MetresCheck[]
      /** The invalid checks: the MOQ list of the first price detail. */
      readonly moq: readonly MetresCheck[]
      /** The minNumPass list of the first price detail. */
      readonly minNumPass: readonly PassesWarning[]
      readonly trace: Trace
    }
  | { readonly ok: false; readonly reason: string; readonly trace: Trace }

/**
 * The minimum order check of an item: lineal metres on each corrugator or slitter step, passes on each closure
 * step (001 §9). The order quantity is minQty, or priceQty if minQty is 0.
 */
export function minimumOrder(input: MinimumOrderInput): MinimumOrderResult {
  const quantity = input.minQty || input.priceQty
  const running = input.steps.filter(step => step.isCorrugator || step.isSlitter)
  const closing = input.steps.filter(step => step.isClosure)
  const reason = whyNot(quantity, running, closing)
  if (reason !== null) return { ok: false, reason, trace: [] }

  const checks = running.map(step => checkMetres(step, quantity, input.boardGradeMetres))
  const moq = checks.filter(check => !check.isValid)
  const minNumPass = closing.flatMap(step => checkPasses(step, quantity) ?? [])
  const trace: TraceEntry[] = [
    {
      label: 'Order quantity',
      value: quantity,
      unit: 'units',
      why: input.minQty ? 'the minimum quantity' : 'the price quantity, as there is no minimum',
    },
    ...checks.map(check => ({
      label: `Lineal metres on ${check.workCentre}`,
      value: check.linealMetres,
      unit: 'm',
      why: `${check.isValid ? 'reaches' : 'misses'} ${check.threshold} m of the ${check.thresholdFrom}`,
    })),
    ...moq.map(check => ({
      label: `Recommended for ${check.workCentre}`,
      value: check.recommendedQty,
      unit: 'units',
      why: 'the largest of grade metres, work-centre metres and passes, rounded up',
    })),
    ...minNumPass.map(warning => ({
      label: `Passes on ${warning.workCentre}`,
      value: warning.minimumPasses,
      why: warning.message,
    })),
  ]
  return { ok: true, quantity, isValid: moq.length === 0, checks, moq, minNumPass, trace }
}

function whyNot(
  quantity: number,
  running: readonly OrderStep[],
  closing: readonly OrderStep[],
): string | null {
  if (!(quantity >= 0 && Number.isFinite(quantity))) return 'The order quantity must be 0 or more.'
  const sheetless = running.find(step => !(step.sheetLength > 0))
  if (sheetless !== undefined) return `The step at ${sheetless.workCentre} has no sheet length.`
  const noneUp = [...running, ...closing].find(step => !(step.totalNumberUp > 0))
  if (noneUp !== undefined) return `The step at ${noneUp.workCentre} has no number up.`
  return null
}
