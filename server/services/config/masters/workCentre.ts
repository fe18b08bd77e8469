import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { PlantWorkCentre, WorkCentreInput } from '#contract/plants'
import type { Database } from '../../../database/database.ts'
import {
  corrugatorProcesses,
  existingProducts,
  jobs,
  quoteItems,
  regions,
  secondLegRegions,
  workCentres,
} from '../../../database/schema/index.ts'
import { attributesOf } from '../../engine/masterData.ts'
import { routeJobKind } from '../../engine/routeJob.ts'
import { itemsUsing } from '../../masters/itemsUsing.ts'
import { idKey, type Master, someNames } from '../../masters/master.ts'
import { linked } from '../../masters/masterList.ts'
import { storedId } from '../../masters/storedId.ts'

/** Work centres as their plant shows them, by operation and code. */
export async function workCentresWhere(db: Database, condition: SQL): Promise<PlantWorkCentre[]> {
  const rows = await db
    .select({
      row: workCentres,
      secondLegs: linked(
        secondLegRegions.regionCode,
        secondLegRegions,
        eq(secondLegRegions.workCentreId, workCentres.id),
      ),
      processes: sql<WorkCentreInput['processes']>`(
        select coalesce(json_agg(json_build_object(
          'code', code, 'description', description, 'maxTapes', max_tapes) order by code), '[]')
        from ${corrugatorProcesses} where ${eq(corrugatorProcesses.workCentreId, workCentres.id)})`,
    })
    .from(workCentres)
    .where(condition)
    .orderBy(asc(workCentres.operationCode), asc(workCentres.code))
  return rows.map(({ row, secondLegs, processes }) => ({
    id: row.id,
    version: row.version,
    code: row.code,
    description: row.description,
    operationCode: row.operationCode,
    isActive: row.isActive,
    ...attributesOf(row),
    secondLegs,
    processes,
  }))
}

/** The work centre with this id; null when there is none. */
export async function workCentreOf(db: Database, id: number, lock = false): Promise<PlantWorkCentre | null> {
  const wanted = eq(workCentres.id, id)
  if (lock) await db.select({ id: workCentres.id }).from(workCentres).where(wanted).for('update')
  const [row] = await workCentresWhere(db, wanted)
  return row ?? null
}

async function writeLinks(tx: Database, id: number, input: WorkCentreInput): Promise<void> {
  await removeLinks(tx, id)
  const legs = [...new Set(input.secondLegs)].map(regionCode => ({ workCentreId: id, regionCode }))
  if (legs.length > 0) await tx.insert(secondLegRegions).values(legs)
  const processes = input.processes.map(process => ({ workCentreId: id, ...process }))
  if (processes.length > 0) await tx.insert(corrugatorProcesses).values(processes)
}

async function removeLinks(tx: Database, id: number): Promise<void> {
  await tx.delete(secondLegRegions).where(eq(secondLegRegions.workCentreId, id))
  await tx.delete(corrugatorProcesses).where(eq(corrugatorProcesses.workCentreId, id))
}

/** Ids of the quote items whose last route goes through a work centre. */
function routedThrough(tx: Database, code: string) {
  const last = tx
    .selectDistinctOn([jobs.subject], { subject: jobs.subject, result: jobs.result })
    .from(jobs)
    .where(and(eq(jobs.kind, routeJobKind), eq(jobs.state, 'Success')))
    .orderBy(asc(jobs.subject), desc(jobs.id))
    .as('last_route')
  const step = JSON.stringify([{ workCentre: code }])
  return tx
    .select({ id: sql<number>`split_part(${last.subject}, ':', 2)::int` })
    .from(last)
    .where(sql`${last.result} -> 'route' -> 'path' @> ${step}::jsonb`)
}

/** Names of the existing products that are made at a work centre. */
async function productsMadeAt(tx: Database, code: string): Promise<string[]> {
  const { item, productCode } = existingProducts
  const products = await tx
    .selectDistinct({ productCode })
    .from(existingProducts)
    .where(sql`${item} -> 'workCentres' @> ${JSON.stringify([code])}::jsonb`)
    .orderBy(asc(productCode))
  return products.length === 0 ? [] : [`existing products ${someNames(products.map(row => row.productCode))}`]
}

/** Work centres. What they cost and how fast they run is kept elsewhere, so that a new one is not made here. */
export const workCentreMaster: Master<number, WorkCentreInput> = {
  kind: 'workCentre',
  one: 'work centre',
  nameField: 'code',
  fixedFields: ['code'],
  keyOf: idKey,
  read: workCentreOf,
  find: (tx, { code }) => storedId(tx, workCentres, eq(workCentres.code, code)),
  insert: () => Promise.reject(new Error('A work centre is made with its rates, not here.')),
  update: async (tx, id, input, version) => {
    await tx
      .update(workCentres)
      .set({
        description: input.description,
        minSheetLength: input.min_sheet_length,
        maxSheetLength: input.max_sheet_length,
        minSheetWidth: input.min_sheet_width,
        maxSheetWidth: input.max_sheet_width,
        minLinealMetre: input.min_lineal_metre,
        minNoOfPasses: input.min_no_of_passes,
        isActive: input.isActive,
        version,
      })
      .where(eq(workCentres.id, id))
    await writeLinks(tx, id, input)
  },
  remove: async (tx, id) => {
    await removeLinks(tx, id)
    await tx.delete(workCentres).where(eq(workCentres.id, id))
  },
  usedBy: async (tx, id) => {
    const code = (await workCentreOf(tx, id))?.code ?? ''
    return [
      ...(await itemsUsing(tx, inArray(quoteItems.id, routedThrough(tx, code)), ' routed through it')),
      ...(await productsMadeAt(tx, code)),
    ]
  },
  check: async (tx, { secondLegs, processes }) => {
    const known = (await tx.select({ code: regions.code }).from(regions)).map(row => row.code)
    const unknown = secondLegs.filter(code => !known.includes(code))
    const codes = processes.map(({ code }) => code)
    return [
      ...(unknown.length === 0
        ? []
        : [{ path: 'secondLegs', message: `There is no region ${unknown.join(', ')}.` }]),
      ...(new Set(codes).size === codes.length
        ? []
        : [{ path: 'processes', message: 'A process stands there twice.' }]),
    ]
  },
}
