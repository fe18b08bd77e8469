import { type MatchPart, matchPercent } from './matchPercent.ts'
import {
  defaultSimilarity,
  type SimilarityWeights,
  type SimilarProduct,
  type SimilarQuery,
} from './product.ts'

export interface RankOptions {
  /** Products of this customer come first among equals. */
  readonly customerCode: string | null
  /** Leave out what is beyond a variance, instead of listing it with a lower score. */
  readonly excludeBeyondVariance: boolean
  readonly rules?: SimilarityWeights
}

export interface RankedProduct<P extends SimilarProduct> {
  readonly product: P
  readonly percent: number
  readonly parts: readonly MatchPart[]
}

export interface RankedProducts<P extends SimilarProduct> {
  readonly matches: readonly RankedProduct<P>[]
  readonly excluded: readonly { readonly product: P; readonly reason: string }[]
}

/**
 * Similar products, best first: those of the plant and the customers searched, by match, then the same customer,
 * then the latest order, then the product id. A search that names nothing to compare matches all alike, at 0.
 * The order is our own.
 */
export function rankSimilar<P extends SimilarProduct>(
  query: SimilarQuery,
  products: readonly P[],
  options: RankOptions,
): RankedProducts<P> {
  const matches: RankedProduct<P>[] = []
  const excluded: { product: P; reason: string }[] = []
  for (const product of products) {
    const reason = filterReason(query, product)
    if (reason !== null) {
      excluded.push({ product, reason })
      continue
    }
    const match = matchPercent(query, product, options.rules ?? defaultSimilarity)
    if (match.ok && match.isBeyondVariance && options.excludeBeyondVariance)
      excluded.push({ product, reason: 'A dimension is beyond its variance.' })
    else matches.push({ product, percent: match.ok ? match.percent : 0, parts: match.ok ? match.parts : [] })
  }
  const isOther = (m: RankedProduct<P>) => Number(m.product.customerCode !== options.customerCode)
  matches.sort(
    (a, b) =>
      b.percent - a.percent ||
      isOther(a) - isOther(b) ||
      compare(b.product.lastOrdered ?? '', a.product.lastOrdered ?? '') ||
      compare(a.product.productId, b.product.productId),
  )
  return { matches, excluded }
}

function filterReason(query: SimilarQuery, product: SimilarProduct): string | null {
  if (query.plantCode && product.plantCode !== query.plantCode) return `Made at plant ${product.plantCode}.`
  const { customerCodes = [] } = query
  if (customerCodes.length > 0 && !customerCodes.includes(product.customerCode))
    return `Made for customer ${product.customerCode}.`
  return null
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
