import { tidy, yesNo } from '#domain/formats'
import type { Criterion, SimilarityWeights, SimilarProduct, SimilarQuery } from './product.ts'

/** What one criterion gives: 1 for equal, 0 for too far. */
export interface PartScore {
  readonly score: number
  readonly why: string
  /** Beyond the variance that the search itself names. */
  readonly isBeyondVariance: boolean
}

function said(value: string | number | boolean): string {
  if (typeof value === 'number') return tidy(value, 3)
  return typeof value === 'boolean' ? yesNo(value) : value
}

/** The score of one criterion, or null when the search does not name it. */
export function scorePart(
  criterion: Criterion,
  query: SimilarQuery,
  product: SimilarProduct,
  rules: SimilarityWeights,
): PartScore | null {
  const wanted = query[criterion] ?? null
  const found = product[criterion]
  if (wanted === null) return null
  if (found === null) return part(0, 'not known of this product')
  if (typeof wanted === 'number' && typeof found === 'number')
    return scoreNumber(wanted, found, toleranceOf(criterion, wanted, rules), varianceOf(criterion, query))
  if (wanted === found) return part(1, `${said(found)}, as wanted`)
  if (criterion === 'boardGrade' && isSame(query.boardGradeFamily, product.boardGradeFamily))
    return part(rules.sameGradeFamily, `${found} is of the same family as ${wanted}`)
  if (criterion === 'cartonStyle' && String(found).slice(0, 2) === String(wanted).slice(0, 2))
    return part(rules.sameStyleFamily, `${found} is of the same family as ${wanted}`)
  return part(0, `${said(found)} instead of ${said(wanted)}`)
}

function scoreNumber(wanted: number, found: number, tolerance: number, variance: number | null): PartScore {
  const difference = Math.abs(found - wanted)
  const reach = variance ?? tolerance
  const score = reach > 0 ? Math.max(0, 1 - difference / reach) : Number(difference === 0)
  const isBeyondVariance = variance !== null && difference > variance
  return {
    score,
    why: whyNumber(said(wanted), said(found), isBeyondVariance ? variance : null),
    isBeyondVariance,
  }
}

/** `beyond`: the variance that it is too far for. */
function whyNumber(wanted: string, found: string, beyond: number | null): string {
  if (beyond !== null) return `${found} instead of ${wanted}, beyond ${said(beyond)}`
  return found === wanted ? `${found}, as wanted` : `${found}, wanted ${wanted}`
}

function toleranceOf(criterion: Criterion, wanted: number, rules: SimilarityWeights): number {
  if (criterion === 'colorNo') return rules.colourTolerance
  if (criterion === 'passNo') return rules.passTolerance
  const isArea = criterion === 'sheetSqm' || criterion === 'cartonSqm'
  return Math.abs(wanted) * (isArea ? rules.areaTolerance : rules.dimensionTolerance)
}

function varianceOf(criterion: Criterion, query: SimilarQuery): number | null {
  if (criterion === 'length') return query.lengthVariance ?? null
  if (criterion === 'width') return query.widthVariance ?? null
  if (criterion === 'depth') return query.depthVariance ?? null
  return null
}

function isSame(a: string | null | undefined, b: string | null): boolean {
  return b !== null && a === b
}

function part(score: number, why: string): PartScore {
  return { score, why, isBeyondVariance: false }
}
