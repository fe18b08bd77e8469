import { fluteOf } from './fluteOf.ts'
import type { Flute } from './flutes.ts'

/** One medium of a board as a wave, mm. */
export interface FluteWave {
  readonly height: number
  readonly pitch: number
}

/** The pitch of a wave of this height whose paper is so much longer than the board, by the length of a flat sine. */
const pitchOf = (height: number, takeUp: number): number =>
  (Math.PI * height) / (2 * Math.sqrt(Math.max(takeUp - 1, 0.01)))

/**
 * The waves of a flute from the outside in, to be drawn. A single wall has its own height and pitch where they are known;
 * of the others each letter of the code has its share of the caliper by the default master, all the same where a letter
 * is in none, and its pitch by the take-up.
 */
export function fluteWaves({
  code,
  caliper,
  takeUp,
  fluteHeight,
  flutesPerMetre,
}: Pick<Flute, 'code' | 'caliper' | 'takeUp' | 'fluteHeight' | 'flutesPerMetre'>): readonly FluteWave[] {
  const letters = [...code.trim()]
  const known = letters.length === takeUp.length ? letters.map(letter => fluteOf(letter)?.caliper) : []
  const shares = takeUp.map((_, index) => (known.includes(undefined) ? 1 : (known[index] ?? 1)))
  const all = shares.reduce((sum, share) => sum + share, 0)
  const isSingle = takeUp.length === 1
  return takeUp.map((each, index) => {
    const height = (isSingle ? fluteHeight : null) ?? (caliper * (shares[index] ?? 1)) / all
    const pitch = isSingle && flutesPerMetre ? 1000 / flutesPerMetre : pitchOf(height, each)
    return { height, pitch }
  })
}
