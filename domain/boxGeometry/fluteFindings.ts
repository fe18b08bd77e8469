import type { Flute } from './flutes.ts'

/** What of a flute is checked against the rest of it. */
type Profile = Pick<Flute, 'caliper' | 'takeUp' | 'fluteHeight' | 'flutesPerMetre'>

/** What can't be so of a flute's profile, by field; lengths in mm. A wave has no place in a board thinner than it. Our own rule. */
export function fluteFindings({
  caliper,
  takeUp,
  fluteHeight,
  flutesPerMetre,
}: Profile): { path: keyof Profile; message: string }[] {
  const isSingle = takeUp.length === 1
  const ofOneWave = 'Only a single wall has one wave: leave it empty.'
  return [
    ...(isSingle && fluteHeight !== null && fluteHeight >= caliper
      ? [{ path: 'fluteHeight' as const, message: 'The wave must be lower than the board is thick.' }]
      : []),
    ...(!isSingle && fluteHeight !== null ? [{ path: 'fluteHeight' as const, message: ofOneWave }] : []),
    ...(!isSingle && flutesPerMetre !== null
      ? [{ path: 'flutesPerMetre' as const, message: ofOneWave }]
      : []),
  ]
}
