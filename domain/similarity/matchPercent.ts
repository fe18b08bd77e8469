import { roundHalfUp } from '#domain/pricingPolicies'
import type { Trace } from '#domain/trace'
import {
  type Criterion,
  defaultSimilarity,
  type SimilarityWeights,
  type SimilarProduct,
  type SimilarQuery,
} from './product.ts'
import { scorePart } from './scorePart.ts'

/** One criterion of a match, for the person who asks why. */
export interface MatchPart {
  readonly criterion: Criterion
  readonly score: number
  readonly weight: number
  readonly why: string
}

export type MatchResult =
  | {
      readonly ok: true
      /** 0 to 100, one decimal. */
      readonly percent: number
      readonly parts: readonly MatchPart[]
      /** Some dimension is beyond the variance that the search names. */
      readonly isBeyondVariance: boolean
      readonly trace: Trace
    }
  | { readonly ok: false; readonly reason: string; readonly trace: Trace }

/**
 * How well a product matches a search: the weighted mean of its parts, over the criteria that the search names (our own
 * design, weights and tolerances too).
 */
export function matchPercent(
  query: SimilarQuery,
  product: SimilarProduct,
  rules: SimilarityWeights = defaultSimilarity,
): MatchResult {
  const criteria = Object.keys(rules.weights) as Criterion[]
  const scored = criteria.flatMap(criterion => {
    const score = scorePart(criterion, query, product, rules)
    return score === null ? [] : [{ criterion, weight: rules.weights[criterion], ...score }]
  })
  const weight = scored.reduce((sum, part) => sum + part.weight, 0)
  if (!(weight > 0)) return { ok: false, reason: 'The search names nothing to compare.', trace: [] }
  const percent = (scored.reduce((sum, part) => sum + part.weight * part.score, 0) / weight) * 100
  const parts = scored.map(({ criterion, score, weight: own, why }) => ({
    criterion,
    score,
    weight: own,
    why,
  }))
  return {
    ok: true,
    percent: roundHalfUp(percent, 1),
    parts,
    isBeyondVariance: scored.some(part => part.isBeyondVariance),
    // A search compares a thousand products, and nobody asks for the account of each.
    get trace() {
      return parts.map(part => ({
        label: part.criterion,
        value: roundHalfUp(part.score, 3),
        why: `${part.why}; counts ${part.weight} of ${roundHalfUp(weight, 2)}`,
      }))
    },
  }
}
