import { type Criterion, defaultSimilarity, learnedWeights } from '#domain/similarity'
import type { Database } from '../../database/database.ts'
import { similarityLessons } from '../../database/schema/index.ts'

const percent = (share: number): number => Math.round(share * 1000) / 10

/** How much each criterion counts, in percent: as it began and with what was learnt. */
export async function shownWeights(db: Database) {
  const lessons = await db.select().from(similarityLessons)
  const { weights } = learnedWeights(lessons)
  return (Object.keys(weights) as Criterion[]).map(criterion => ({
    criterion,
    usual: percent(defaultSimilarity.weights[criterion]),
    learnt: percent(weights[criterion]),
    choices: lessons.find(lesson => lesson.criterion === criterion)?.count ?? 0,
  }))
}
