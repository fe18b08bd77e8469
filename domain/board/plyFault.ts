import type { FluteProfile, Ply } from './paper.ts'

/** Why papers and flute make no board, in a sentence, or null when they do. */
export function plyFault(plies: readonly Ply[], flute: FluteProfile): string | null {
  if (plies.length === 0) return 'A board needs at least one paper.'
  const thin = plies.findIndex(ply => !(ply.gsm > 0 && Number.isFinite(ply.gsm)))
  if (thin >= 0) return `Paper ${thin + 1} has no grammage.`
  const alike = plies.findIndex((ply, i) => i > 0 && ply.role === plies[i - 1]?.role)
  if (alike > 0)
    return `Papers ${alike} and ${alike + 1} are both a ${plies[alike]?.role}: liner and medium alternate.`
  const media = plies.filter(ply => ply.role === 'medium').length
  if (media !== flute.takeUp.length)
    return `The flute has take-up factors for ${flute.takeUp.length} media, the board has ${media}.`
  if (flute.takeUp.some(factor => !(factor >= 1 && Number.isFinite(factor))))
    return 'A take-up factor is 1 or more.'
  return null
}
