import { roundMoney, toPercent } from '#domain/pricingPolicies'
import type { Trace } from '#domain/trace'
import { defaultInkWaste } from './ink.ts'
import { inkKilograms } from './inkKilograms.ts'

/** Coverages of a preprint item in percent. */
export interface PreprintCoverage {
  /** Of the board's area. */
  readonly coverage: number
  /** Of the covered area (our own reading). */
  readonly spot: number
  readonly process: number
}

/** 80, 25 and 75 percent (001 §9). */
export const defaultPreprint: PreprintCoverage = { coverage: 80, spot: 25, process: 75 }

/** The ink of one kind: its film in g/m², the kg of a wash and its price. */
export interface PreprintInk {
  readonly gsm: number
  readonly washKg: number
  readonly pricePerKg: number
}

export interface PreprintInkInput {
  /** Board to be printed, m². */
  readonly sqm: number
  readonly coverage?: PreprintCoverage
  readonly spot: PreprintInk
  readonly process: PreprintInk
  readonly waste?: number
}

export type PreprintInkResult =
  | {
      readonly ok: true
      readonly spotKilograms: number
      readonly processKilograms: number
      readonly cost: number
      readonly trace: Trace
    }
  | { readonly ok: false; readonly reason: string; readonly trace: Trace }

/** Ink of a preprinted liner: spot and process colours share the covered area, each with its own film and price. */
export function preprintInk(input: PreprintInkInput): PreprintInkResult {
  const { sqm, coverage = defaultPreprint, waste = defaultInkWaste, spot, process } = input
  const percents = [coverage.coverage, coverage.spot, coverage.process]
  if (!percents.every(percent => percent >= 0 && percent <= 100))
    return { ok: false, reason: 'Coverages are percentages from 0 to 100.', trace: [] }
  if (![sqm, waste, ...Object.values(spot), ...Object.values(process)].every(value => value >= 0))
    return { ok: false, reason: 'Area, waste, films, washes and prices must be 0 or more.', trace: [] }
  const kilograms = (one: PreprintInk, percent: number) =>
    percent === 0 ? 0 : inkKilograms(sqm, { ...one, coverage: (coverage.coverage * percent) / 10_000 }, waste)
  const spotKilograms = kilograms(spot, coverage.spot)
  const processKilograms = kilograms(process, coverage.process)
  const why = (percent: number) =>
    `${percent} % of the ${coverage.coverage} % covered, ${toPercent(waste)} % waste, plus wash`
  return {
    ok: true,
    spotKilograms,
    processKilograms,
    cost: roundMoney(spotKilograms * spot.pricePerKg + processKilograms * process.pricePerKg),
    trace: [
      { label: 'Spot colours', value: spotKilograms, unit: 'kg', why: why(coverage.spot) },
      { label: 'Process colours', value: processKilograms, unit: 'kg', why: why(coverage.process) },
    ],
  }
}
