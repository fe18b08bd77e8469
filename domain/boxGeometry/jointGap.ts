import type { TraceEntry } from '#domain/trace'
import type { Allowances } from './allowances.ts'
import { micron } from './micron.ts'

/**
 * The gap at the manufacturer's joint of a knocked-down box (mm): what panels 2 and 3 lie longer than 1 and 4.
 * Outside the window there is a warning, never a refusal (window: AICC, sourced).
 */
export function jointGap(
  panels: readonly [number, number, number, number],
  { gapLeast, gapTarget, gapMost }: Allowances['joint'],
): { entry: TraceEntry; warning: string | null } {
  const [first, second, third, fourth] = panels
  const gap = micron(second + third - first - fourth)
  const inside = gap >= gapLeast && gap <= gapMost
  return {
    entry: {
      label: 'Joint gap',
      value: gap,
      unit: 'mm',
      why: `Panels 2 and 3 less panels 1 and 4; ${gapTarget} is aimed at, ${gapLeast} to ${gapMost} is accepted`,
    },
    warning: inside ? null : `The joint gap of ${gap} mm is outside ${gapLeast} to ${gapMost} mm.`,
  }
}
