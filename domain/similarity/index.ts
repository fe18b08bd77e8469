export { criterionLabels } from './criterionLabels.ts'
export { defaultSearch, type SearchedFrom } from './defaultSearch.ts'
export { type DesignTraits, designTraits } from './designTraits.ts'
export { type FamilyGrade, gradeFamily } from './gradeFamily.ts'
export { type Learned, learnedWeights } from './learnedWeights.ts'
export { type Advantage, lessonOf } from './lessonOf.ts'
export { machinePasses } from './machinePasses.ts'
export { type MatchPart, type MatchResult, matchPercent } from './matchPercent.ts'
export {
  type Criterion,
  defaultSimilarity,
  type SimilarityWeights,
  type SimilarProduct,
  type SimilarQuery,
} from './product.ts'
export { type RankedProduct, type RankedProducts, type RankOptions, rankSimilar } from './rankSimilar.ts'
export { usualVariance } from './usualVariance.ts'
