import { counted } from '#domain/formats'
import type { Trace, TraceEntry } from '#domain/trace'

/** How a stack stands; what is left out doesn't weaken the box. */
export interface StackingConditions {
  readonly days?: number
  /** Percent. */
  readonly relativeHumidity?: number
  readonly pattern?: 'column' | 'interlock'
  readonly hasOverhang?: boolean
  readonly hasDeckGaps?: boolean
  readonly isHandledRoughly?: boolean
}

/** What of a box's strength remains, per condition. */
export interface StackingFactors {
  readonly time: readonly { readonly days: number; readonly factor: number }[]
  readonly humidity: readonly { readonly percent: number; readonly factor: number }[]
  readonly interlock: number
  readonly overhang: number
  readonly deckGaps: number
  readonly roughHandling: number
}

/**
 * Time and humidity: published design factors (sourced). Interlock, overhang (0.6 to 0.8), deck gaps (0.75 to
 * 0.9) and handling (0.6 to 0.9): rules of thumb, the middle of their range.
 */
export const defaultStackingFactors: StackingFactors = {
  time: [
    { days: 10, factor: 0.63 },
    { days: 30, factor: 0.6 },
    { days: 90, factor: 0.55 },
    { days: 180, factor: 0.5 },
  ],
  humidity: [
    { percent: 50, factor: 1 },
    { percent: 60, factor: 0.9 },
    { percent: 70, factor: 0.8 },
    { percent: 80, factor: 0.68 },
    { percent: 90, factor: 0.48 },
    { percent: 100, factor: 0.15 },
  ],
  interlock: 0.5,
  overhang: 0.7,
  deckGaps: 0.825,
  roughHandling: 0.75,
}

export type StackingFactorResult =
  | { readonly ok: true; readonly factor: number; readonly trace: Trace }
  | { readonly ok: false; readonly reason: string; readonly trace: Trace }

/**
 * The share of a box's strength that a stack may use: the product of a factor per condition. Between two rows
 * of a table the harder one counts, which errs on the safe side.
 */
export function stackingFactor(
  conditions: StackingConditions,
  factors: StackingFactors = defaultStackingFactors,
): StackingFactorResult {
  const trace: TraceEntry[] = []
  const { days = 0, relativeHumidity = 0 } = conditions
  if (!(days >= 0 && relativeHumidity >= 0))
    return { ok: false, reason: 'Days and humidity must be 0 or more.', trace }
  if (days > 0) {
    const row = factors.time.find(r => days <= r.days)
    if (row === undefined)
      return { ok: false, reason: `No factor is known for ${counted(days, 'day')} of stacking.`, trace }
    trace.push({
      label: 'Time',
      value: row.factor,
      why: `${counted(days, 'day')}, the row of ${counted(row.days, 'day')}`,
    })
  }
  if (relativeHumidity > 0) {
    const row = factors.humidity.find(r => relativeHumidity <= r.percent)
    if (row === undefined)
      return { ok: false, reason: `No factor is known for ${relativeHumidity} % humidity.`, trace }
    trace.push({
      label: 'Humidity',
      value: row.factor,
      why: `${relativeHumidity} %, the row of ${row.percent} %`,
    })
  }
  if (conditions.pattern === 'interlock')
    trace.push({ label: 'Pattern', value: factors.interlock, why: 'interlocked layers' })
  if (conditions.hasOverhang)
    trace.push({ label: 'Overhang', value: factors.overhang, why: 'corners hang over the pallet' })
  if (conditions.hasDeckGaps)
    trace.push({ label: 'Deck', value: factors.deckGaps, why: 'gaps between the boards of the pallet' })
  if (conditions.isHandledRoughly)
    trace.push({ label: 'Handling', value: factors.roughHandling, why: 'rough handling' })
  const factor = trace.reduce((product, entry) => product * Number(entry.value), 1)
  return { ok: true, factor, trace }
}
