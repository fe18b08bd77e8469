import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { PlantWorkCentre, WorkCentreInput } from '#contract/plants'
import type { Database } from '../../../database/database.ts'
import {
  corrugatorProcesses,
  jobs,
  lgxProductSpecifications,
  quoteItems,
  secondLegRegions,
  workCentres,
} from '../../../database/schema/index.ts'
import { attributesOf } from '../../engine/masterData.ts'
import { routeJobKind } from '../../engine/routeJob.ts'
import { itemsUsing } from '../../masters/itemsUsing.ts'
import { idKey, type Master, someNames } from '../../masters/master.ts'

/** A work centre as its plant shows it. */
export const workCentreOfRow = (row: typeof workCentres.$inferSelect): PlantWorkCentre => ({
  id: row.id,
  version: row.version,
  code: row.code,
  description: row.description,
  operationCode: row.operationCode,
  isActive: row.isActive,
  ...attributesOf(row),
})

/** The work centre with this id; null when there is none. */
export async function workCentreOf(db: Database, id: number, lock = false): Promise<PlantWorkCentre | null> {
  const found = db.select().from(workCentres).where(eq(workCentres.id, id))
  const [row] = lock ? await found.for('update') : await found
  return row === undefined ? null : workCentreOfRow(row)
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
  const { item, productCode } = lgxProductSpecifications
  const products = await tx
    .selectDistinct({ productCode })
    .from(lgxProductSpecifications)
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
  find: async (tx, { code }) => {
    const [row] = await tx.select({ id: workCentres.id }).from(workCentres).where(eq(workCentres.code, code))
    return row?.id ?? null
  },
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
  },
  remove: async (tx, id) => {
    await tx.delete(workCentres).where(eq(workCentres.id, id))
  },
  usedBy: async (tx, id) => {
    const code = (await workCentreOf(tx, id))?.code ?? ''
    const legs = await tx.select().from(secondLegRegions).where(eq(secondLegRegions.workCentreId, id))
    const processes = await tx
      .select()
      .from(corrugatorProcesses)
      .where(eq(corrugatorProcesses.workCentreId, id))
    return [
      ...(legs.length === 0 ? [] : [`second legs to ${someNames(legs.map(row => row.regionCode))}`]),
      ...(processes.length === 0 ? [] : [`processes ${someNames(processes.map(row => row.code))}`]),
      ...(await itemsUsing(tx, inArray(quoteItems.id, routedThrough(tx, code)), ' routed through it')),
      ...(await productsMadeAt(tx, code)),
    ]
  },
}
