import { fixed } from '#domain/formats'
import type { Trace } from '#domain/trace'
import { type CostTape, costLineLabels, costLines, costParts } from './costTapeFields.ts'

export interface CostAudit {
  readonly passed: boolean
  /** Why it failed, in sentences. */
  readonly findings: readonly string[]
  /** What is odd and yet allowed. */
  readonly warnings: readonly string[]
  readonly trace: Trace
}

/** The lines may differ from the cost by a cent; the rest is noise of binary fractions. */
const tolerance = 0.01 + 1e-9

/** Below this yield something is probably wrong (our own choice, percent). */
const oddYield = 20

/**
 * The audit of a cost tape: every line is a finite number of 0 or more, the lines sum to the cost within 0.01,
 * tonnes per UOM is above 0, and no more comes out than went in. A tape that fails makes the price invalid and
 * its cost 0 (001 §5).
 */
export function auditCostTape(tape: CostTape): CostAudit {
  const findings: string[] = []
  for (const key of costLines) {
    if (!Number.isFinite(tape[key])) findings.push(`${costLineLabels[key]} is not a number.`)
    else if (tape[key] < 0) findings.push(`${costLineLabels[key]} is below 0.`)
  }
  const sum = costParts.reduce((total, part) => total + tape[part], 0)
  if (!(Math.abs(sum - tape.cost) <= tolerance))
    findings.push(`The lines add up to ${fixed(sum, 2)}, not to the cost of ${tape.cost}.`)
  if (!(tape.tonnesPerCostingUOM > 0 && Number.isFinite(tape.tonnesPerCostingUOM)))
    findings.push('The tonnes per UOM must be above 0.')
  const { yieldPercent } = tape
  if (yieldPercent !== null && !(yieldPercent <= 100))
    findings.push('The yield is above 100 percent: more board is sold than made.')
  const warnings =
    yieldPercent !== null && yieldPercent <= oddYield
      ? [`The yield of ${yieldPercent} percent is very low.`]
      : []
  const trace: Trace = [
    { label: 'Sum of the lines', value: sum, unit: '$', why: `to compare with the cost of ${tape.cost}` },
    {
      label: 'Audit',
      value: findings.length === 0 ? 'passed' : 'failed',
      why: findings.join(' ') || 'no finding',
    },
  ]
  return { passed: findings.length === 0, findings, warnings, trace }
}
