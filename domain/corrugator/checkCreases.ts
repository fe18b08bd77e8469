import { counted } from '#domain/formats'
import { roundHalfUp } from '#domain/pricingPolicies'
import type { Trace } from '#domain/trace'
import { type CorrugatorSettings, defaultCorrugator } from './corrugatorSettings.ts'
import { creasePositions } from './creasePositions.ts'

export interface CreaseCheckInput {
  /** CORR: creases across the web, against the sheet width. FFG: along it, against the sheet length. */
  readonly operation: 'CORR' | 'FFG'
  /** Distances from crease to crease, mm; a row of 0 is an empty row of the step. */
  readonly creases: readonly number[]
  readonly sheetLength: number
  readonly sheetWidth: number
  /** Counts on the finisher only. */
  readonly additionalTrim: number
  readonly settings?: Pick<CorrugatorSettings, 'minPitch' | 'maxCreases'>
}

export interface CreaseFinding {
  readonly code: 'creaseSum' | 'creasePitch' | 'creaseCount' | 'creasePosition'
  readonly message: string
}

export interface CreaseCheckResult {
  readonly ok: boolean
  readonly positions: readonly number[]
  readonly findings: readonly CreaseFinding[]
  readonly trace: Trace
}

const tolerance = 1e-6

/**
 * Checks the creases of a design step: they add up to the sheet width on a corrugator, with additional trim to
 * the sheet length on a finisher; positions ascend strictly inside the sheet, keep the machine's pitch, and are
 * at most 20 on a corrugator (001 §5).
 */
export function checkCreases(input: CreaseCheckInput): CreaseCheckResult {
  const { operation, sheetLength, sheetWidth } = input
  const { minPitch, maxCreases } = input.settings ?? defaultCorrugator
  const creases = input.creases.filter(distance => distance !== 0)
  const isCorr = operation === 'CORR'
  const additionalTrim = isCorr ? 0 : input.additionalTrim
  const [edge, size] = isCorr ? ['sheet width', sheetWidth] : ['sheet length', sheetLength]
  const sum = roundHalfUp(
    creases.reduce((total, distance) => total + distance, additionalTrim),
    3,
  )
  const positions = creasePositions(additionalTrim > 0 ? [...creases, additionalTrim] : creases)
  const findings: CreaseFinding[] = []

  if (!(Math.abs(sum - size) <= tolerance)) {
    const withTrim = additionalTrim > 0 ? ` with ${additionalTrim} trim` : ''
    const message = `The creases add up to ${sum}${withTrim}, not to the ${edge} of ${size}.`
    findings.push({ code: 'creaseSum', message })
  }
  if (isCorr && creases.length > maxCreases) {
    const message = `The step has ${counted(creases.length, 'crease')}, the corrugator takes ${maxCreases}.`
    findings.push({ code: 'creaseCount', message })
  }
  const narrow = creases.find(distance => distance > 0 && distance < minPitch)
  if (narrow !== undefined) {
    const message = `A distance of ${narrow} is below the machine's pitch of ${minPitch}.`
    findings.push({ code: 'creasePitch', message })
  }
  const outside = positions.find((at, i) => !(at > (positions[i - 1] ?? 0) && at < size))
  if (outside !== undefined) {
    const message = `The crease at ${outside} does not lie between the one before it and the ${edge} of ${size}.`
    findings.push({ code: 'creasePosition', message })
  }
  const trace: Trace = [
    { label: 'Sum of creases', value: sum, unit: 'mm', why: `to compare with the ${edge} of ${size}` },
    {
      label: 'Crease positions',
      value: positions.join(', ') || 'none',
      unit: 'mm',
      why: 'from the sheet edge',
    },
  ]
  return { ok: findings.length === 0, positions, findings, trace }
}
