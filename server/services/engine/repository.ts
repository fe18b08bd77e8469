import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import {
  boardGradeMeasures,
  boardGradePapers,
  boardGrades,
  boardGradeVariants,
  engineRates,
  flutes,
  freightRates,
  marginFloors,
  offsiteTransfers,
  overhangs,
  ownStyles,
  palletPatterns,
  palletTops,
  palletTypes,
  paperDeckles,
  papers,
  plantRegions,
  plants,
  regions,
  strappingTypes,
  stretchWraps,
  trims,
  truckTypes,
  workCentres,
} from '../../database/schema/index.ts'

/** Every table of the engines' master data, as it is stored. */
export async function readMasterRows(db: Database) {
  return {
    plants: await db
      .select({ plant: plants, region: regions })
      .from(plants)
      .leftJoin(plantRegions, eq(plantRegions.plantCode, plants.code))
      .leftJoin(regions, eq(regions.code, plantRegions.regionCode))
      .where(eq(plants.isActive, true))
      .orderBy(asc(plants.code)),
    rates: await db
      .select({
        plantCode: engineRates.plantCode,
        group: engineRates.group,
        name: engineRates.name,
        value: engineRates.value,
        unit: engineRates.unit,
        description: engineRates.description,
      })
      .from(engineRates)
      .where(eq(engineRates.isActive, true))
      .orderBy(asc(engineRates.plantCode), asc(engineRates.group), asc(engineRates.name)),
    flutes: await db
      .select()
      .from(flutes)
      .where(eq(flutes.isActive, true))
      .orderBy(asc(flutes.code), asc(flutes.plantCode)),
    ownStyles: await db
      .select({
        code: ownStyles.code,
        name: ownStyles.name,
        family: ownStyles.family,
        group: ownStyles.group,
        isGlued: ownStyles.isGlued,
        geometry: ownStyles.geometry,
      })
      .from(ownStyles)
      .where(eq(ownStyles.isActive, true))
      .orderBy(asc(ownStyles.code)),
    papers: await db.select().from(papers).orderBy(asc(papers.code), asc(papers.plantCode)),
    grades: await db
      .select()
      .from(boardGrades)
      .where(eq(boardGrades.isActive, true))
      .orderBy(asc(boardGrades.code)),
    variants: await db
      .select({ variant: boardGradeVariants, plantDescription: plants.description })
      .from(boardGradeVariants)
      .innerJoin(plants, eq(plants.code, boardGradeVariants.plantCode))
      .orderBy(asc(boardGradeVariants.plantCode), asc(boardGradeVariants.code)),
    gradePapers: await db.select().from(boardGradePapers).orderBy(asc(boardGradePapers.position)),
    measures: await db.select().from(boardGradeMeasures),
    workCentres: await db
      .select()
      .from(workCentres)
      .where(eq(workCentres.isActive, true))
      .orderBy(asc(workCentres.code)),
    deckles: await db.select().from(paperDeckles).orderBy(asc(paperDeckles.paperDeckleWidth)),
    trims: await db.select().from(trims).orderBy(asc(trims.id)),
    freight: await db
      .select()
      .from(freightRates)
      .orderBy(asc(freightRates.fromRegion), asc(freightRates.toRegion)),
    transfers: await db
      .select()
      .from(offsiteTransfers)
      .orderBy(
        asc(offsiteTransfers.fromPlantCode),
        asc(offsiteTransfers.toPlantCode),
        asc(offsiteTransfers.cost),
      ),
    marginFloors: await db
      .select()
      .from(marginFloors)
      .where(eq(marginFloors.isActive, true))
      .orderBy(asc(marginFloors.id)),
    trucks: await db
      .select()
      .from(truckTypes)
      .where(eq(truckTypes.isActive, true))
      .orderBy(asc(truckTypes.id)),
    pallets: await readPalletRows(db),
  }
}
export type MasterRows = Awaited<ReturnType<typeof readMasterRows>>

/** The choices of a palletisation with their prices, each list in its order. */
export async function readPalletRows(db: Database) {
  return {
    types: await db.select().from(palletTypes).orderBy(asc(palletTypes.sequence)),
    tops: await db.select().from(palletTops).orderBy(asc(palletTops.sequence)),
    patterns: await db.select().from(palletPatterns).orderBy(asc(palletPatterns.sequence)),
    overhangs: await db.select().from(overhangs).orderBy(asc(overhangs.sequence)),
    straps: await db.select().from(strappingTypes).orderBy(asc(strappingTypes.sequence)),
    wraps: await db.select().from(stretchWraps).orderBy(asc(stretchWraps.sequence)),
  }
}
export type PalletRows = Awaited<ReturnType<typeof readPalletRows>>
