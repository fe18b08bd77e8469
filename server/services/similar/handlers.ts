import type { similarCalls } from '#contract/lgx'
import { logEvent } from '../../database/changeLog.ts'
import type { Database } from '../../database/database.ts'
import { similarityLessons } from '../../database/schema/index.ts'
import type { Handlers } from '../../http/mount.ts'
import { findSimilar } from './findSimilar.ts'
import { learnFromTaken } from './learnFromTaken.ts'
import { shownWeights } from './shownWeights.ts'
import { similarDefaults } from './similarDefaults.ts'
import { similarRows } from './similarRows.ts'
import { similarSource } from './similarSource.ts'

/** The best matches that are answered. */
const mostShown = 200

/** Handlers of the search for similar products. */
export function similarHandlers(db: Database, today: () => string): Handlers<typeof similarCalls> {
  return {
    similarDefaults: ({ person, query }) => similarDefaults(db, person, query.quoteItemId),
    similarSearch: async ({ person, query: { ownCustomerCode = null, ...query } }) => {
      const { matches, isAtLeast } = await findSimilar(db, person, query as never, ownCustomerCode)
      const rows = await similarRows(db, person, matches.slice(0, mostShown), today())
      return { rows, first: 0, total: matches.length, isAtLeast }
    },
    similarSource: ({ person, query }) => similarSource(db, person, query),
    similarTaken: async ({ person, body: { criteria, what: _, ...product } }) => ({
      isLearnt: await learnFromTaken(db, person, product, criteria),
    }),
    similarityWeights: () => shownWeights(db),
    resetSimilarityWeights: async ({ person }) => {
      await db.transaction(async tx => {
        const forgotten = await tx.delete(similarityLessons).returning()
        const thing = { what: 'similarityWeights', key: 'all', quoteId: null }
        await logEvent(tx, person.login, thing, 'reset', { forgotten })
      })
      return shownWeights(db)
    },
  }
}
