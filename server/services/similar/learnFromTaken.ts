import { sql } from 'drizzle-orm'
import type { SimilarCriteria } from '#contract/lgx'
import { lessonOf } from '#domain/similarity'
import type { Database } from '../../database/database.ts'
import { similarityLessons } from '../../database/schema/index.ts'
import type { ProductIdentity } from '../../integrations/lgx/newProduct.ts'
import type { Person } from '../../person/person.ts'
import { readProduct } from '../products/readProduct.ts'
import { findSimilar } from './findSimilar.ts'

/** How many of what was found a person looks through. */
const lookedAt = 50

/**
 * Learns of what a person took: the search is made again, and the product compared with those found beside it. False:
 * the search does not find it, or nothing beside it to learn of.
 */
export async function learnFromTaken(
  db: Database,
  person: Person,
  asked: ProductIdentity,
  criteria: SimilarCriteria,
): Promise<boolean> {
  const { plantCode, productId } = await readProduct(db, person, asked)
  const { matches } = await findSimilar(db, person, criteria, null)
  const taken = matches.find(
    ({ product }) => product.plantCode === plantCode && product.productId === productId,
  )
  const beside = matches.slice(0, lookedAt)
  if (taken === undefined || beside.length < 2) return false
  const lessons = lessonOf(taken.parts, beside)
  if (lessons.length === 0) return false
  await db
    .insert(similarityLessons)
    .values(lessons.map(lesson => ({ ...lesson, count: 1 })))
    .onConflictDoUpdate({
      target: similarityLessons.criterion,
      set: {
        count: sql`${similarityLessons.count} + 1`,
        advantage: sql`${similarityLessons.advantage} + excluded.advantage`,
      },
    })
  return true
}
