/** A quoted break beside the recosted one of the same quantity, or null when there is none. */
export interface MatchedBreak<Quoted, Recosted> {
  readonly quoted: Quoted
  readonly recosted: Recosted | null
}

/** Pairs price breaks by quoted units after a recost (001 §7, 002 §4); the quoted order is kept. */
export function matchBreaks<
  Quoted extends { readonly priceQty: number },
  Recosted extends { readonly priceQty: number },
>(quoted: readonly Quoted[], recosted: readonly Recosted[]): MatchedBreak<Quoted, Recosted>[] {
  return quoted.map(q => ({ quoted: q, recosted: recosted.find(r => r.priceQty === q.priceQty) ?? null }))
}
