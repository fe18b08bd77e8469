import { learnedWeights, type SimilarityWeights } from '#domain/similarity'
import type { Database } from '../../database/database.ts'
import { similarityLessons } from '../../database/schema/index.ts'

/** How similar products are compared, with what the company's choices taught. */
export const similarityRules = async (db: Database): Promise<SimilarityWeights> =>
  learnedWeights(await db.select().from(similarityLessons))
