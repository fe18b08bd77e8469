import type { Trace, TraceEntry } from '#domain/trace'
import type { FluteProfile, Ply } from './paper.ts'
import { plyFault } from './plyFault.ts'
import { takeUps } from './takeUps.ts'

/** Share of the papers' compression strength that the board keeps (rule of thumb; calibrate it per plant). */
export const defaultEdgeCrushFactor = 0.7

export interface EdgeCrushInput {
  readonly plies: readonly Ply[]
  readonly flute: FluteProfile
  readonly factor?: number
  /** Edge crush measured on the grade variant, kN/m; it always wins. */
  readonly measured?: number | null
}

export type EdgeCrushResult =
  | {
      readonly ok: true
      /** kN/m */
      readonly ect: number
      readonly method: 'measured' | 'calculated'
      readonly trace: Trace
    }
  | { readonly ok: false; readonly reason: string; readonly trace: Trace }

/**
 * Edge crush resistance in kN/m: measured, or a factor times the sum of the papers' SCT (media times take-up; rule of thumb).
 */
export function edgeCrush(input: EdgeCrushInput): EdgeCrushResult {
  const { plies, flute, factor = defaultEdgeCrushFactor, measured = null } = input
  if (measured !== null) {
    if (!(measured > 0 && Number.isFinite(measured)))
      return { ok: false, reason: 'A measured edge crush must be above 0.', trace: [] }
    const trace = [
      { label: 'Edge crush', value: measured, unit: 'kN/m', why: 'measured on the grade variant' },
    ]
    return { ok: true, ect: measured, method: 'measured', trace }
  }
  const fault = plyFault(plies, flute)
  if (fault !== null) return { ok: false, reason: fault, trace: [] }
  if (!(factor > 0 && Number.isFinite(factor)))
    return { ok: false, reason: 'The edge crush factor must be above 0.', trace: [] }
  const trace: TraceEntry[] = []
  let sum = 0
  for (const [i, { ply, takeUp }] of takeUps(plies, flute).entries()) {
    const { sct = 0 } = ply
    if (!(sct > 0 && Number.isFinite(sct))) {
      const reason = `Paper ${i + 1} has no SCT value, so the edge crush can't be calculated.`
      return { ok: false, reason, trace }
    }
    sum += sct * takeUp
    trace.push({
      label: `Paper ${i + 1}, ${ply.role}`,
      value: sct * takeUp,
      unit: 'kN/m',
      why: `SCT ${sct} kN/m × take-up ${takeUp}`,
    })
  }
  const ect = factor * sum
  trace.push({ label: 'Edge crush', value: ect, unit: 'kN/m', why: `${factor} of the papers' sum` })
  return { ok: true, ect, method: 'calculated', trace }
}
