import { eq } from 'drizzle-orm'
import { plantAlone } from '#domain/boardGrades'
import {
  gradeFamily,
  learnedWeights,
  type RankedProduct,
  rankSimilar,
  type SimilarityWeights,
  type SimilarProduct,
  type SimilarQuery,
} from '#domain/similarity'
import type { Database } from '../../database/database.ts'
import { boardGrades, similarityLessons } from '../../database/schema/index.ts'
import type { Person } from '../../person/person.ts'
import { candidates, mostCompared } from './candidates.ts'

/** How similar products are compared, with what the company's choices taught. */
const similarityRules = async (db: Database): Promise<SimilarityWeights> =>
  learnedWeights(await db.select().from(similarityLessons))

async function familyOf(db: Database, code: string | null | undefined): Promise<string | null> {
  if (!code) return null
  const [grade] = await db
    .select({ flute: boardGrades.flute, gsm: boardGrades.gsm })
    .from(boardGrades)
    .where(eq(boardGrades.code, code))
  return grade === undefined ? null : gradeFamily(grade)
}

export interface Found {
  /** The best match first. */
  readonly matches: readonly RankedProduct<SimilarProduct>[]
  /** There are more than were compared. */
  readonly isAtLeast: boolean
}

/** The products that match a search, as the company's choices taught to compare; of equals those of `ownCustomerCode` first. */
export async function findSimilar(
  db: Database,
  person: Person,
  query: SimilarQuery,
  ownCustomerCode: string | null,
): Promise<Found> {
  const [rules, boardGradeFamily] = await Promise.all([similarityRules(db), familyOf(db, query.boardGrade)])
  const products = await candidates(db, person, query, rules)
  const { matches } = rankSimilar(
    { ...query, plantCode: query.plantCode ? plantAlone(query.plantCode) : null, boardGradeFamily },
    products.slice(0, mostCompared),
    { customerCode: ownCustomerCode, excludeBeyondVariance: true, rules },
  )
  return { matches, isAtLeast: products.length > mostCompared }
}
