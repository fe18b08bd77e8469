import { type Criterion, defaultSimilarity, type SimilarityWeights } from './product.ts'

/** What was learnt of a criterion: how often, and the sum of the advantages. */
export interface Learned {
  readonly criterion: string
  readonly count: number
  readonly advantage: number
}

/** Choices that it takes until they count as much as our own opinion. */
const patience = 10
/** How far the weight of a criterion may move from its beginning. */
const [least, most] = [0.5, 2]

/**
 * The weights with what the company's choices taught: a criterion in which chosen products were better than those beside
 * them counts more, up to double, one in which they were not less, down to half. They add up to what they did before.
 */
export function learnedWeights(
  lessons: readonly Learned[],
  rules: SimilarityWeights = defaultSimilarity,
): SimilarityWeights {
  const criteria = Object.keys(rules.weights) as Criterion[]
  const moved = criteria.map(criterion => {
    const lesson = lessons.find(each => each.criterion === criterion)
    const mean = lesson === undefined ? 0 : lesson.advantage / (lesson.count + patience)
    return [criterion, rules.weights[criterion] * Math.min(most, Math.max(least, 1 + 2 * mean))] as const
  })
  const before = criteria.reduce((sum, criterion) => sum + rules.weights[criterion], 0)
  const after = moved.reduce((sum, [, weight]) => sum + weight, 0)
  const weights = Object.fromEntries(
    moved.map(([criterion, weight]) => [criterion, (weight * before) / after]),
  ) as Record<Criterion, number>
  return { ...rules, weights }
}
