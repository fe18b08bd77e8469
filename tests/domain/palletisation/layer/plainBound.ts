import type { LayerInput } from '#domain/palletisation'

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b))

/** What rows of boxes fill of a length at most, where boxes of `a` and `b` count as `forA` and `forB` long. */
function longest(length: number, a: number, b: number, forA: number, forB: number): number {
  let most = 0
  for (let n = 0; n * a <= length; n++)
    most = Math.max(most, n * forA + Math.floor((length - n * a) / b) * forB)
  return most
}

/** No more boxes than this lie on a deck of whole millimetres, by areas and bars (Barnes 1979), over boxes up to 40. */
export function plainBound({ deckLength, deckWidth, boxLength, boxWidth }: LayerInput): number {
  let least = Number.POSITIVE_INFINITY
  for (let a = 1; a <= 40; a++)
    for (let b = 1; b <= 40; b++) {
      if (divisor(a, b) !== 1) continue
      const x = longest(deckLength, boxLength, boxWidth, a, b)
      const y = longest(deckWidth, boxLength, boxWidth, a, b)
      const lost = [a, b].map(bar => Math.min((x % bar) * (y % bar), (bar - (x % bar)) * (bar - (y % bar))))
      least = Math.min(least, Math.floor((x * y - Math.max(...lost)) / (a * b)))
    }
  return least
}
