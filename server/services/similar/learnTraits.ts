import { sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { existingProducts, productTraits } from '../../database/schema/index.ts'
import { keepTraits } from './keepTraits.ts'

const isUnknown = sql`not exists (select from ${productTraits}
  where ${productTraits.plantCode} = ${existingProducts.plantCode}
    and ${productTraits.productId} = ${existingProducts.productId})`

/** Works out what the products are compared by of which nobody knows it yet: those that came before it was kept. */
export async function learnTraits(db: Database): Promise<void> {
  let learnt = 0
  do {
    learnt = await keepTraits(db, isUnknown)
  } while (learnt > 0)
}
