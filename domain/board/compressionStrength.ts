import { roundHalfUp } from '#domain/pricingPolicies'
import type { Trace, TraceEntry } from '#domain/trace'
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
  /** Whether the box is a regular slotted one, the only kind the formulas were made for. */
  readonly isRegularSlotted: boolean
  readonly conditions?: StackingConditions
  readonly mckee?: McKeeCoefficients
  readonly factors?: StackingFactors
}

export type CompressionResult =
  | {
      readonly ok: true
      readonly method: 'simplified McKee' | 'full McKee'
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
 * the board's bending stiffness is known; warns where the box is outside the formulas' range (sourced).
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
  const kilonewtons =
    stiffness === undefined
      ? simplifiedMcKee(ect, perimeter, caliper, mckee)
      : fullMcKee(ect, stiffness.dx, stiffness.dy, perimeter, mckee)
  const kilograms = (kilonewtons * 1000) / newtonsPerKilogram
  const allowableKilograms = kilograms * stack.factor
  const trace: TraceEntry[] = [
    { label: 'Perimeter', value: perimeter, unit: 'mm', why: '2 × (length + width)' },
    { label: 'Compression strength', value: kilonewtons, unit: 'kN', why: method },
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
    kilonewtons,
    pounds: (kilonewtons * 1000) / newtonsPerPound,
    kilograms,
    stackingFactor: stack.factor,
    allowableKilograms,
    warnings: outsideRange(input, perimeter, mckee),
    trace,
  }
}

function outsideRange(input: CompressionInput, perimeter: number, mckee: McKeeCoefficients): string[] {
  const warnings: string[] = []
  if (!input.isRegularSlotted)
    warnings.push('The formula was made for regular slotted boxes; this style is outside its range.')
  if (input.depth !== undefined && input.depth < perimeter * mckee.shallow)
    warnings.push('The box is very shallow: its real strength is higher than the formula says.')
  return warnings
}
