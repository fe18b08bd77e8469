import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import {
  corrugatorProcesses,
  flutes,
  operations,
  outsideProcesses,
  plantOperations,
  plants,
  regions,
  secondLegRegions,
  workCentres,
} from '../../database/schema/index.ts'
import { notFound } from '../../problem/problem.ts'
import { attributesOf, fluteOfRow } from './masterData.ts'

/** The code of an active plant given alone or joined with its cost centre; nobody gets a list of a plant that isn't there. */
export async function plantCodeOrProblem(db: Database, given: string): Promise<string> {
  const [code = '', costCentreCode] = given.split('-')
  const [plant] = await db
    .select({ code: plants.code })
    .from(plants)
    .where(
      and(
        eq(plants.code, code),
        eq(plants.isActive, true),
        costCentreCode === undefined ? undefined : eq(plants.costCentreCode, costCentreCode),
      ),
    )
  if (plant === undefined) throw notFound(`Plant ${given}`)
  return plant.code
}

/** The flutes in use. */
export async function allFlutes(db: Database) {
  const rows = await db
    .select()
    .from(flutes)
    .where(eq(flutes.isActive, true))
    .orderBy(asc(flutes.caliper), asc(flutes.plantCode))
  return rows.map(row => ({ ...fluteOfRow(row), plantCode: row.plantCode }))
}

/** Operations of a plant in the order of a route, each with the work centres that do it there. */
export async function operationsByPlant(db: Database, given: string) {
  const plantCode = await plantCodeOrProblem(db, given)
  const rows = await db
    .select({ operation: operations })
    .from(plantOperations)
    .innerJoin(operations, eq(operations.code, plantOperations.operationCode))
    .where(eq(plantOperations.plantCode, plantCode))
    .orderBy(asc(operations.sequence))
  const centres = await db
    .select()
    .from(workCentres)
    .where(and(eq(workCentres.plantCode, plantCode), eq(workCentres.isActive, true)))
    .orderBy(asc(workCentres.code))
  return rows.map(({ operation }) => ({
    code: operation.code,
    description: operation.description,
    operationAttributes: {
      IsCorrugator: operation.isCorrugator,
      IsSlitter: operation.isSlitter,
      IsClosure: operation.isClosure,
      IsOutsideCostedStore: operation.isOutsideCostedStore,
      IsExternal: operation.isExternal,
      CanPrint: operation.canPrint,
      IsFinisher: operation.isFinisher,
    },
    isMultiRoute: operation.isMultiRoute,
    workCentres: centres
      .filter(centre => centre.operationCode === operation.code)
      .map(centre => ({
        id: centre.id,
        code: centre.code,
        description: centre.description,
        canPalletise: centre.canPalletise,
        attributes: attributesOf(centre),
      })),
  }))
}

/** What other companies do for a plant, of one operation or of both. */
export async function outsideProcessesOf(db: Database, given: string, operationCode: string | null) {
  const plantCode = await plantCodeOrProblem(db, given)
  return db
    .select()
    .from(outsideProcesses)
    .where(
      and(
        eq(outsideProcesses.plantCode, plantCode),
        operationCode === null ? undefined : eq(outsideProcesses.operationCode, operationCode),
      ),
    )
    .orderBy(asc(outsideProcesses.description))
}

/** Regions that goods of a work centre may go through. */
export async function secondLegRegionsOf(db: Database, workCentreId: number) {
  const known = await db
    .select({ id: workCentres.id })
    .from(workCentres)
    .where(eq(workCentres.id, workCentreId))
  if (known.length === 0) throw notFound(`Work centre ${workCentreId}`)
  return db
    .select({ regionCode: regions.code, regionName: regions.name })
    .from(secondLegRegions)
    .innerJoin(regions, eq(regions.code, secondLegRegions.regionCode))
    .where(eq(secondLegRegions.workCentreId, workCentreId))
    .orderBy(asc(regions.code))
}

/** The processes of all corrugators in use. */
export async function allCorrugatorProcesses(db: Database) {
  return db
    .select({
      workCentreId: workCentres.id,
      workCentre: workCentres.code,
      plantCode: workCentres.plantCode,
      code: corrugatorProcesses.code,
      description: corrugatorProcesses.description,
      maxTapes: corrugatorProcesses.maxTapes,
    })
    .from(corrugatorProcesses)
    .innerJoin(workCentres, eq(workCentres.id, corrugatorProcesses.workCentreId))
    .where(eq(workCentres.isActive, true))
    .orderBy(asc(workCentres.code), asc(corrugatorProcesses.code))
}
