import { asc, eq, or } from 'drizzle-orm'
import type { DesignLookup } from '#contract/quote'
import type { Database } from '../../../database/database.ts'
import {
  corrugatorProcesses,
  offsiteTransfers,
  outsideProcesses,
  paperDeckles,
  regions,
  workCentres,
} from '../../../database/schema/index.ts'
import { vendorsOf } from '../../config/vendors.ts'
import { designMastersAt } from '../../quoteItem/facts/designMasters.ts'

const processesOf = (db: Database) =>
  db
    .select({
      workCentre: workCentres.code,
      code: corrugatorProcesses.code,
      description: corrugatorProcesses.description,
      maxTapes: corrugatorProcesses.maxTapes,
    })
    .from(corrugatorProcesses)
    .innerJoin(workCentres, eq(workCentres.id, corrugatorProcesses.workCentreId))
    .where(eq(workCentres.isActive, true))
    .orderBy(asc(workCentres.code), asc(corrugatorProcesses.code))

/** What the design of an item is chosen from at this plant; '' is none yet. */
export async function designLookup(db: Database, plantCode: string): Promise<DesignLookup> {
  const plant = plantCode.split('-')[0] ?? ''
  const [masters, processes, outside, deckles, vendors, transfers, allRegions] = await Promise.all([
    designMastersAt(db, plant),
    processesOf(db),
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
