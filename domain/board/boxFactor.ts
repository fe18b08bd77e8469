import { counted } from '#domain/formats'
import { roundHalfUp } from '#domain/pricingPolicies'
import { entryUnder } from '#domain/tables'
import type { TraceEntry } from '#domain/trace'

/** What of a box's own shape and making weakens it; what is left out doesn't. */
export interface BoxMake {
  readonly styleCode: string
  /** Share of the board under each colour that is printed on it directly, 0 to 1. */
  readonly coverages?: readonly number[]
  readonly hasHandHoles?: boolean
  /** Between the outer flaps at an end, mm. */
  readonly flapGap?: number
}

/** Shares of the strength that the formula gives for a regular slotted box. */
export interface BoxFactors {
  /** By style: how its strength is to that of a regular slotted box of its size. A style without one is an estimate. */
  readonly styles: Readonly<Record<string, number>>
  /** What each colour costs that is printed on the board, and what a whole board under it costs more. */
  readonly printPass: number
  readonly printSolid: number
  /** What all colours together cost at most. */
  readonly printMost: number
  readonly handHoles: number
  readonly flapGap: number
}

/** The one style that the formulas were made for. */
export const formulaStyle = '0201'

/**
 * Styles: those with the four upright walls of a regular slotted box and flaps all round count as one, half-slotted ones
 * less for the rim that nothing holds. Print, hand holes and gap: rules of thumb, on the careful side. All our own choice;
 * a plant that tests its boxes sets its own.
 */
export const defaultBoxFactors: BoxFactors = {
  styles: {
    '0200': 0.8,
    '0202': 1,
    '0203': 1,
    '0204': 1,
    '0205': 1,
    '0206': 1,
    '0209': 1,
    '0216': 1,
    '0711': 1,
  },
  printPass: 0.02,
  printSolid: 0.06,
  printMost: 0.25,
  handHoles: 0.8,
  flapGap: 0.9,
}

/** Where the strength of a style comes from: the formula itself, the formula and a factor, or nobody has tested it. */
export type StrengthBasis = 'formula' | 'factor' | 'estimate'

export interface BoxFactor {
  readonly basis: StrengthBasis
  readonly factor: number
  readonly trace: readonly TraceEntry[]
}

/**
 * What remains of the formula's strength for a box as it is made: its style, print on the board, hand holes, and a gap
 * between its outer flaps, multiplied.
 */
export function boxFactor(
  { styleCode, coverages = [], hasHandHoles = false, flapGap = 0 }: BoxMake,
  factors: BoxFactors = defaultBoxFactors,
): BoxFactor {
  const own = entryUnder(factors.styles, styleCode)
  const basis = own !== undefined ? 'factor' : styleCode === formulaStyle ? 'formula' : 'estimate'
  const trace: TraceEntry[] = []
  if (own !== undefined)
    trace.push({ label: 'Style', value: own, why: `${styleCode} beside a regular slotted box of its size` })
  const printed = coverages.filter(share => share > 0)
  if (printed.length > 0) {
    const loss = printed.reduce((sum, share) => sum + factors.printPass + factors.printSolid * share, 0)
    const value = roundHalfUp(1 - Math.min(factors.printMost, loss), 4)
    trace.push({
      label: 'Print',
      value,
      why: `${counted(printed.length, 'colour')} printed on the board, which the press crushes`,
    })
  }
  if (hasHandHoles) trace.push({ label: 'Hand holes', value: factors.handHoles, why: 'two walls are cut' })
  if (flapGap > 0)
    trace.push({
      label: 'Flap gap',
      value: factors.flapGap,
      why: `the outer flaps leave ${roundHalfUp(flapGap, 1)} mm between them`,
    })
  return { basis, factor: trace.reduce((product, { value }) => product * Number(value), 1), trace }
}
