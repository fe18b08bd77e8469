import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { plantRegions, plants, regions, workCentres } from '../../database/schema/index.ts'

/** What each active plant palletises with. */
export async function palletisingPlants(db: Database) {
  return db
    .select({
      code: plants.code,
      countryCode: sql<string>`coalesce(max(${regions.countryCode}), '')`,
      workCentreCode: sql<string>`coalesce(min(${workCentres.code}), '')`,
    })
    .from(plants)
    .leftJoin(plantRegions, eq(plantRegions.plantCode, plants.code))
    .leftJoin(regions, eq(regions.code, plantRegions.regionCode))
    .leftJoin(
      workCentres,
      and(
        eq(workCentres.plantCode, plants.code),
        eq(workCentres.isActive, true),
        eq(workCentres.canPalletise, true),
      ),
    )
    .where(eq(plants.isActive, true))
    .groupBy(plants.code)
    .orderBy(asc(plants.code))
}
