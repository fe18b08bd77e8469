import { asc } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { offsiteTransfers, paperDeckles } from '../../database/schema/index.ts'

/** Paper widths of every plant, ascending. */
export async function allPaperDeckles(db: Database) {
  return db
    .select()
    .from(paperDeckles)
    .orderBy(asc(paperDeckles.plantCode), asc(paperDeckles.paperDeckleWidth))
}

/** Ways between two plants, the cheapest of each pair first. */
export async function allOffsiteTransfers(db: Database) {
  return db
    .select()
    .from(offsiteTransfers)
    .orderBy(
      asc(offsiteTransfers.fromPlantCode),
      asc(offsiteTransfers.toPlantCode),
      asc(offsiteTransfers.cost),
    )
}
