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
