import { roundHalfUp } from '#domain/pricingPolicies'
import type { Trace, TraceEntry } from '#domain/trace'
import {
  type BoxFactors,
  type BoxMake,
  boxFactor,
  defaultBoxFactors,
  formulaStyle,
  type StrengthBasis,
} from './boxFactor.ts'
import { fullMcKee } from './fullMcKee.ts'
import { defaultMcKee, type McKeeCoefficients, newtonsPerKilogram, newtonsPerPound } from './mckee.ts'
import { simplifiedMcKee } from './simplifiedMcKee.ts'
import {
  defaultStackingFactors,
  type StackingConditions,
  type StackingFactors,
  stackingFactor,
} from './stackingFactor.ts'

export interface CompressionInput {
  /** kN/m */
  readonly ect: number
  /** Inside dimensions of the box, mm. */
  readonly length: number
  readonly width: number
  readonly depth?: number
  /** mm */
  readonly caliper: number
  /** Bending stiffness per width along and across the machine direction, N·m: with it the full formula is used. */
  readonly stiffness?: { readonly dx: number; readonly dy: number }
  /** Its style and what of its making weakens it; left out: a regular slotted box without print. */
  readonly make?: BoxMake
  readonly conditions?: StackingConditions
  readonly mckee?: McKeeCoefficients
  readonly factors?: StackingFactors
  readonly boxFactors?: BoxFactors
}

export type CompressionResult =
  | {
      readonly ok: true
      readonly method: 'simplified McKee' | 'full McKee'
      readonly basis: StrengthBasis
      readonly kilonewtons: number
      readonly pounds: number
      readonly kilograms: number
      /** Share of the strength the stack may use. */
      readonly stackingFactor: number
      readonly allowableKilograms: number
      readonly warnings: readonly string[]
      readonly trace: Trace
    }
  | { readonly ok: false; readonly reason: string; readonly trace: Trace }

/**
 * Compression strength of a box and the load a stack may put on it. Simplified McKee, or the full formula when
 * the board's bending stiffness is known (sourced), times what its style, print and holes leave of it; says where nobody
 * has tested the style, and warns where the box is outside the formulas' range.
 */
export function compressionStrength(input: CompressionInput): CompressionResult {
  const { ect, length, width, caliper, stiffness, mckee = defaultMcKee } = input
  const needed: readonly (readonly [string, number])[] = [
    ['an edge crush', ect],
    ['a length', length],
    ['a width', width],
    ['a caliper', caliper],
    ['a bending stiffness', Math.min(stiffness?.dx ?? 1, stiffness?.dy ?? 1)],
  ]
  const missing = needed.find(([, value]) => !(value > 0 && Number.isFinite(value)))
  if (missing !== undefined)
    return { ok: false, reason: `The box strength needs ${missing[0]} above 0.`, trace: [] }
  const stack = stackingFactor(input.conditions ?? {}, input.factors ?? defaultStackingFactors)
  if (!stack.ok) return { ok: false, reason: stack.reason, trace: stack.trace }

  const perimeter = 2 * (length + width)
  const method = stiffness === undefined ? 'simplified McKee' : 'full McKee'
  const made = boxFactor(input.make ?? { styleCode: formulaStyle }, input.boxFactors ?? defaultBoxFactors)
  const formula =
    stiffness === undefined
      ? simplifiedMcKee(ect, perimeter, caliper, mckee)
      : fullMcKee(ect, stiffness.dx, stiffness.dy, perimeter, mckee)
  const kilonewtons = formula * made.factor
  const kilograms = (kilonewtons * 1000) / newtonsPerKilogram
  const allowableKilograms = kilograms * stack.factor
  const trace: TraceEntry[] = [
    { label: 'Perimeter', value: perimeter, unit: 'mm', why: '2 × (length + width)' },
    { label: 'By the formula', value: formula, unit: 'kN', why: `${method}, for a regular slotted box` },
    ...made.trace,
    {
      label: 'Compression strength',
      value: kilonewtons,
      unit: 'kN',
      why: made.trace.length === 0 ? 'by the formula' : `${roundHalfUp(made.factor, 4)} of the formula`,
    },
    ...stack.trace,
    {
      label: 'Allowable load',
      value: allowableKilograms,
      unit: 'kg',
      why: `strength × ${roundHalfUp(stack.factor, 4)}`,
    },
  ]
  return {
    ok: true,
    method,
    basis: made.basis,
    kilonewtons,
    pounds: (kilonewtons * 1000) / newtonsPerPound,
    kilograms,
    stackingFactor: stack.factor,
    allowableKilograms,
    warnings: outsideRange(input, made.basis, perimeter, mckee),
    trace,
  }
}

function outsideRange(
  input: CompressionInput,
  basis: StrengthBasis,
  perimeter: number,
  mckee: McKeeCoefficients,
): string[] {
  const warnings: string[] = []
  if (basis === 'estimate')
    warnings.push(
      `An estimate: the formula is for regular slotted boxes, and no factor is known for ${input.make?.styleCode}.`,
    )
  if (input.depth !== undefined && input.depth < perimeter * mckee.shallow)
    warnings.push('The box is very shallow: its real strength is higher than the formula says.')
  return warnings
}
