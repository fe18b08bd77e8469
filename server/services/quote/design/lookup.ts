import { asc, eq, or } from 'drizzle-orm'
import type { DesignLookup } from '#contract/quote'
import { plantAlone } from '#domain/boardGrades'
import type { Database } from '../../../database/database.ts'
import { offsiteTransfers, outsideProcesses, paperDeckles, regions } from '../../../database/schema/index.ts'
import { vendorsOf } from '../../config/vendors.ts'
import { allCorrugatorProcesses } from '../../engine/lookups.ts'
import { designMastersAt } from '../../quoteItem/facts/designMasters.ts'

/** What the design of an item is chosen from at this plant; '' is none yet. */
export async function designLookup(db: Database, plantCode: string): Promise<DesignLookup> {
  const plant = plantAlone(plantCode)
  const [masters, processes, outside, deckles, vendors, transfers, allRegions] = await Promise.all([
    designMastersAt(db, plant),
    allCorrugatorProcesses(db),
    db
      .select()
      .from(outsideProcesses)
      .where(eq(outsideProcesses.plantCode, plant))
      .orderBy(asc(outsideProcesses.description)),
    db
      .select()
      .from(paperDeckles)
      .where(eq(paperDeckles.plantCode, plant))
      .orderBy(asc(paperDeckles.paperDeckleWidth)),
    vendorsOf(db, 'Formes', plant),
    db
      .select()
      .from(offsiteTransfers)
      .where(or(eq(offsiteTransfers.fromPlantCode, plant), eq(offsiteTransfers.toPlantCode, plant)))
      .orderBy(asc(offsiteTransfers.cost)),
    db.select({ code: regions.code, name: regions.name }).from(regions).orderBy(asc(regions.code)),
  ])
  return {
    operations: [...masters.operations],
    workCentres: [...masters.workCentres],
    corrugatorProcesses: processes,
    outsideProcesses: outside.map(({ code, description, operationCode, leadDays }) => ({
      code,
      description,
      operation: operationCode,
      leadDays,
    })),
    deckles: deckles.map(({ paperDeckleWidth }) => paperDeckleWidth),
    formeVendors: vendors.map(({ code, name, vendorType }) => ({ code, name, vendorType })),
    offsiteTransfers: transfers.map(({ deliveryMethod, description, fromPlantCode, toPlantCode }) => ({
      deliveryMethod,
      description,
      otherPlantCode: fromPlantCode === plant ? toPlantCode : fromPlantCode,
    })),
    regions: allRegions,
  }
}
