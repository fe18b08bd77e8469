import type { Trace, TraceEntry } from '#domain/trace'
import type { FluteProfile, Ply } from './paper.ts'
import { plyFault } from './plyFault.ts'
import { takeUps } from './takeUps.ts'

/** Dry starch on one glue line, g/m² (rule of thumb). */
export const defaultStarchPerGlueLine = 5

export interface BoardWeightInput {
  readonly plies: readonly Ply[]
  readonly flute: FluteProfile
  /** Dry starch on one glue line, g/m². */
  readonly starchPerGlueLine?: number
}

/** A paper with its take-up and the grammage it brings into the board. */
export interface WeighedPly extends Ply {
  readonly takeUp: number
  readonly effectiveGsm: number
}

export type BoardWeightResult =
  | {
      readonly ok: true
      readonly paperGsm: number
      readonly starchGsm: number
      readonly boardGsm: number
      /** mm */
      readonly caliper: number
      readonly plies: readonly WeighedPly[]
      readonly trace: Trace
    }
  | { readonly ok: false; readonly reason: string; readonly trace: Trace }

/**
 * Grammage and caliper of a board: liners plus media times take-up, plus dry starch on every glue line between
 * two papers (rule of thumb). The caliper is summed from flutes and liners when all of them are known, else the flute
 * master's.
 */
export function boardWeight(input: BoardWeightInput): BoardWeightResult {
  const { plies, flute, starchPerGlueLine = defaultStarchPerGlueLine } = input
  const fault =
    plyFault(plies, flute) ??
    (starchPerGlueLine >= 0 && Number.isFinite(starchPerGlueLine)
      ? null
      : 'The starch on a glue line must be 0 or more.')
  if (fault !== null) return { ok: false, reason: fault, trace: [] }

  const weighed = takeUps(plies, flute).map(({ ply, takeUp }) => ({
    ...ply,
    takeUp,
    effectiveGsm: ply.gsm * takeUp,
  }))
  const paperGsm = weighed.reduce((sum, ply) => sum + ply.effectiveGsm, 0)
  const glueLines = plies.length - 1
  const starchGsm = glueLines * starchPerGlueLine
  const { caliper, why } = caliperOf(plies, flute)
  const trace: TraceEntry[] = weighed.map((ply, i) => ({
    label: `Paper ${i + 1}, ${ply.role}`,
    value: ply.effectiveGsm,
    unit: 'g/m²',
    why: `${ply.gsm} g/m² × take-up ${ply.takeUp}`,
  }))
  trace.push(
    {
      label: 'Starch',
      value: starchGsm,
      unit: 'g/m²',
      why: `${glueLines} glue lines × ${starchPerGlueLine} g/m²`,
    },
    { label: 'Board', value: paperGsm + starchGsm, unit: 'g/m²', why: 'papers plus starch' },
    { label: 'Caliper', value: caliper, unit: 'mm', why },
  )
  return { ok: true, paperGsm, starchGsm, boardGsm: paperGsm + starchGsm, caliper, plies: weighed, trace }
}

function caliperOf(plies: readonly Ply[], flute: FluteProfile): { caliper: number; why: string } {
  const media = plies.filter(ply => ply.role === 'medium').length
  const liners = plies.flatMap(ply => (ply.role === 'liner' ? [ply.caliper ?? Number.NaN] : []))
  const heights = flute.fluteHeights ?? []
  const sum = [...liners, ...heights].reduce((total, mm) => total + mm, 0)
  return heights.length === media && media > 0 && sum > 0
    ? { caliper: sum, why: 'flute heights plus liner calipers' }
    : { caliper: flute.caliper, why: 'caliper of the flute master' }
}
