import { asc, sql } from 'drizzle-orm'
import { plantAlone } from '#domain/boardGrades'
import type { DesignMasters, PlantOperation, StepWorkCentre } from '#domain/quoteItem'
import type { Database } from '../../../database/database.ts'
import { withRows } from '../../../database/flat.ts'
import { jsonObject } from '../../../database/jsonObject.ts'
import { operations, plantOperations, workCentres } from '../../../database/schema/index.ts'
import { createStatement } from '../../../database/statement.ts'
import type { FactQuestion } from './asked.ts'

const given = sql.placeholder

const operationsOf = sql`(select coalesce(json_agg(${jsonObject({
  plantCode: plantOperations.plantCode,
  code: operations.code,
  description: operations.description,
  isCorrugator: operations.isCorrugator,
  isOutsideCostedStore: operations.isOutsideCostedStore,
  isMultiRoute: operations.isMultiRoute,
})} order by ${asc(operations.sequence)}), '[]')
  from ${plantOperations} join ${operations} on ${operations.code} = ${plantOperations.operationCode}
  where ${plantOperations.plantCode} = any(${given('plants')}::text[]))`

const workCentresOf = sql`(select coalesce(json_agg(${jsonObject({
  code: workCentres.code,
  description: workCentres.description,
  plantCode: workCentres.plantCode,
  operation: workCentres.operationCode,
  minSheetLength: workCentres.minSheetLength,
  maxSheetLength: workCentres.maxSheetLength,
  minSheetWidth: workCentres.minSheetWidth,
  maxSheetWidth: workCentres.maxSheetWidth,
  canRotate: workCentres.canRotate,
})} order by ${asc(workCentres.code)}), '[]')
  from ${workCentres} where ${workCentres.isActive}
    and (${given('codes')}::text[] is null or ${workCentres.code} = any(${given('codes')}::text[])))`

type Operation = PlantOperation & { readonly plantCode: string }

interface Read {
  readonly operations: readonly Operation[]
  readonly workCentres: readonly StepWorkCentre[]
}

const designMasters = createStatement<Read>('design_masters', () =>
  withRows(['operations', 'workCentres'], sql`select ${operationsOf}, ${workCentresOf}`),
)

const operationsAt = (read: Read, plant: string): PlantOperation[] =>
  read.operations
    .filter(({ plantCode }) => plantCode === plant)
    .map(({ plantCode: _, ...operation }) => operation)

/** What a plant makes items with: its operations, and the work centres of all plants. */
export async function designMastersAt(db: Database, plantCode: string): Promise<DesignMasters> {
  const plant = plantAlone(plantCode)
  const [read] = await designMasters(db, { plants: [plant], codes: null })
  return {
    operations: read === undefined ? [] : operationsAt(read, plant),
    workCentres: read?.workCentres ?? [],
  }
}

/** What each item with a route is made with, by item id: one statement, however many items; none where none has steps. */
export async function designFacts(
  db: Database,
  items: readonly FactQuestion[],
): Promise<ReadonlyMap<number, DesignMasters>> {
  const designed = items.filter(({ sections }) => sections.design.designSteps.length > 0)
  if (designed.length === 0) return new Map()
  const plants = designed.map(({ sections }) => plantAlone(sections.product.preferredPlantCode))
  const codes = designed.flatMap(({ sections }) => sections.design.designSteps.map(each => each.workCentre))
  const [read] = await designMasters(db, { plants: [...new Set(plants)], codes: [...new Set(codes)] })
  if (read === undefined) return new Map()
  return new Map(
    designed.map(({ id, sections }) => [
      id,
      {
        operations: operationsAt(read, plantAlone(sections.product.preferredPlantCode)),
        workCentres: read.workCentres,
      },
    ]),
  )
}
