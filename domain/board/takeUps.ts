import type { FluteProfile, Ply } from './paper.ts'

/** Each paper with its take-up factor: 1 for a liner, the flute's own for each medium in turn. */
export function takeUps(plies: readonly Ply[], flute: FluteProfile): { ply: Ply; takeUp: number }[] {
  let medium = 0
  return plies.map(ply => ({ ply, takeUp: ply.role === 'medium' ? (flute.takeUp[medium++] ?? 1) : 1 }))
}
