import type { MetresCheck } from './checkMetres.ts'
import type { PassesWarning } from './checkPasses.ts'

/** The two lists of a price detail that the minimum order check fills. */
export interface MinimumOrderLists {
  readonly moq: readonly MetresCheck[]
  readonly minNumPass: readonly PassesWarning[]
}

/** Price details with the lists of a minimum order check on the first of them and empty ones on the others (001 §9). */
export function withMinimumOrder<Detail extends object>(
  details: readonly Detail[],
  found: MinimumOrderLists,
): (Detail & MinimumOrderLists)[] {
  return details.map((detail, i) => ({
    ...detail,
    moq: i === 0 ? found.moq : [],
    minNumPass: i === 0 ? found.minNumPass : [],
  }))
}
